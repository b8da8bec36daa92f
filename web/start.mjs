// Loads PyScript and hands every uncaught error of Python to the page instead of to the console alone.
import { hooks } from "./vendor/pyscript/core.js";

townwright.progress("pyscript");

hooks.main.onReady.add(({ io }) => {
  const { stderr } = io;
  io.stderr = (error, ...rest) => {
    if (error instanceof Error) townwright.fail(error);
    else stderr(error, ...rest);
  };
});
