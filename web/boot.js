// What must work before there is any Python: theme, progress, watchdog, and the report of an error. Runs before the first paint.
"use strict";
(() => {
  const page = document.documentElement;
  const element = (id) => document.getElementById(id);

  const { src, dataset } = document.currentScript;

  // What was last chosen; without a choice the theme follows the system (shell.css) and the language the browser.
  const kept = (() => {
    try {
      return JSON.parse(localStorage.getItem("townwright.settings")) ?? {};
    } catch {
      return {}; // storage is denied, or something else was kept there
    }
  })();
  // The address may ask for something else: in a frame the page around does.
  const asked = new URLSearchParams(location.hash.slice(1));
  const settings = { theme: asked.get("theme") ?? kept.theme, language: asked.get("language") ?? kept.language };
  if (["light", "dark"].includes(settings.theme)) page.dataset.theme = settings.theme;

  // The page is parsed, its modules have not yet been waited for: they may never come.
  const parsed = new Promise((resolve) => {
    document.addEventListener("readystatechange", resolve, { once: true });
  });
  let texts = {};
  const text = (key, values = {}) => texts[key].replace(/\{(\w+)\}/g, (_, name) => values[name]);

  // The steps in their order, with the share of the whole at which each begins, as measured.
  const STEPS = { page: 0, download: 10, python: 40, table: 85 };
  const PATIENCE_MS = 20_000;
  let step = "page";
  let changed = performance.now();

  const progress = async (next) => {
    step = next;
    changed = performance.now();
    await parsed;
    element("boot-progress").value = STEPS[next];
    element("boot-step").textContent = text(`step_${next}`);
  };

  // The last lines of the console often tell more than the error that ended it.
  const complaints = [];
  const { error: complain } = console;
  console.error = (...lines) => {
    complaints.push(lines.join(" ").slice(0, 2000));
    if (complaints.length > 12) complaints.shift();
    complain.apply(console, lines);
  };

  // Python sets `townwright.report` to a function that returns the game so far.
  const game = () => {
    try {
      return townwright.report?.() ?? "";
    } catch (error) {
      return String(error);
    }
  };

  const report = (message, state) =>
    [
      `Townwright ${page.dataset.version} (${state}, ${step}) ${location.pathname}`,
      `${navigator.userAgent}, ${innerWidth} x ${innerHeight}, ${navigator.language}`,
      message.trim(),
      complaints.filter((line) => !line.includes(message)).join("\n"),
      game(),
    ]
      .filter(Boolean)
      .join("\n\n");

  // A traceback of Python is all there is to say; of other errors the stack is told, which in some browsers lacks the message.
  const told = (error) => {
    if (error?.name === "PythonError") return error.message;
    const stack = error?.stack ?? "";
    return stack.includes(String(error)) ? stack : `${error}\n${stack}`;
  };

  const show = async (describe) => {
    const { state } = page.dataset;
    if (state === "loading") page.dataset.state = "failed";
    await parsed;
    const dialog = element("failure");
    if (dialog.open) return; // the first error is the cause, others follow from it
    const playing = state === "ready";
    element("failure-title").textContent = text(playing ? "failed_playing" : "failed_loading");
    element("failure-advice").textContent = text(playing ? "advice_playing" : "advice_loading");
    element("failure-report").value = report(describe(), state);
    element("failure-close").hidden = !playing;
    dialog.showModal();
  };

  const fail = (error) => {
    complain.call(console, error);
    show(() => told(error));
  };

  // Whether the service worker answers for this page.
  const isControlled = () => {
    try {
      return Boolean(navigator.serviceWorker?.controller);
    } catch {
      return false; // in a sandbox
    }
  };

  // What the service worker keeps of a file, if anything.
  const keptFile = async (address) => {
    try {
      return await caches.match(address);
    } catch {
      return undefined; // storage is denied
    }
  };

  // What takes longest is asked for before all else: Python's machine code, and its memory where it is kept. The service worker leaves
  // the code to HTTP where that keeps it; no network is needed then, however old it is.
  const code = async (address) => {
    try {
      const response = await fetch(address, isControlled() ? { cache: "only-if-cached", mode: "same-origin" } : {});
      return response.ok ? response : undefined;
    } catch {
      return undefined;
    }
  };
  const once = (ask) => {
    let coming;
    return (address) => (coming ??= ask(address));
  };
  const machineCode = once(code);
  const keptMemory = once(async (address) => (await keptFile(address))?.arrayBuffer());
  if (src) {
    machineCode(new URL("../{{runtime}}/pyodide/pyodide.asm.wasm", src).href);
    keptMemory(new URL("python.snapshot", src).href).catch(() => {}); // reported where it is waited for
  }

  window.townwright = { progress, fail, isControlled, keptFile, machineCode, keptMemory, report: null };

  // Scripts and styles that cannot be fetched do not bubble: they are seen only while the event comes down.
  addEventListener(
    "error",
    ({ target, error, message }) => {
      if (target instanceof HTMLElement) show(() => text("not_loaded", { address: target.src ?? target.href }));
      else show(() => (error ? told(error) : message));
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => show(() => told(reason)));

  parsed.then(() => {
    const languages = JSON.parse(element("shell-texts").textContent);
    const wanted = [settings.language, ...navigator.languages, "en"];
    page.lang = wanted.map((tag) => tag?.split("-")[0]).find((tag) => tag in languages);
    texts = languages[page.lang];
    for (const labelled of document.querySelectorAll("[data-text]")) labelled.textContent = text(labelled.dataset.text);

    element("failure-copy").addEventListener("click", async () => {
      const area = element("failure-report");
      try {
        await navigator.clipboard.writeText(area.value);
      } catch {
        area.select();
        document.execCommand("copy"); // there is no clipboard without https
      }
      element("failure-copied").textContent = text("copied");
    });
    element("failure-reload").addEventListener("click", () => location.reload());
    element("failure-close").addEventListener("click", () => element("failure").close());
    element("failure").addEventListener("cancel", (event) => {
      if (element("failure-close").hidden) event.preventDefault();
    });

    const watchdog = setInterval(() => {
      if (page.dataset.state !== "loading") clearInterval(watchdog);
      else element("boot-slow").hidden = performance.now() - changed < PATIENCE_MS;
    }, 500);
  });

  // Said before the modules below complain.
  if (!window.WebAssembly) show(() => text("old_browser"));

  // What all else waits for is begun here: browsers put a page's own modules off until it has been painted.
  for (const name of dataset.modules?.split(" ") ?? []) {
    const address = new URL(name, src).href;
    import(address).catch((error) => {
      // Where it is at fault in what it imports, the link that preloads that names it better.
      setTimeout(show, 500, () => `${text("not_loaded", { address })}\n${told(error)}`);
    });
  }
})();
