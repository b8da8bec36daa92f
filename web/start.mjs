// Loads PyScript and hands every uncaught error of Python to the page instead of to the console alone.
import "./database.mjs";

// Not a static import: PyScript must find the database, or what stands in for it, when it begins to run.
const { hooks } = await import("../{{runtime}}/pyscript/core.js");

townwright.progress("pyscript");

hooks.main.onReady.add(({ io }) => {
  const { stderr } = io;
  io.stderr = (error, ...rest) => {
    if (error instanceof Error) townwright.fail(error);
    else stderr(error, ...rest);
  };
});
