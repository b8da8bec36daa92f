// Loads PyScript and hands every uncaught error of Python to the page instead of to the console alone.
import "./vendor/pyodide/database.mjs";

// Not a static import: PyScript must find the database, or what stands in for it, when it begins to run.
const { config, hooks } = await import("./vendor/pyscript/core.js");

townwright.progress("pyscript");
if (!config.py) townwright.fail(new Error("pyscript.json cannot be read"));

hooks.main.onReady.add(({ io }) => {
  const { stderr } = io;
  io.stderr = (error, ...rest) => {
    if (error instanceof Error) townwright.fail(error);
    else stderr(error, ...rest);
  };
});
