// Loads PyScript and hands every uncaught error of Python to the page instead of to the console alone.
import "./database.mjs"; // PyScript must find it when it begins to run
import { stopObserving } from "./observers.mjs"; // and this
import { hooks } from "../{{runtime}}/pyscript/core.js";

hooks.main.onReady.add(({ io }) => {
  stopObserving();
  const { stderr } = io;
  io.stderr = (error, ...rest) => {
    if (error instanceof Error) townwright.fail(error);
    else stderr(error, ...rest);
  };
});
