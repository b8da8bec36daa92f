// What must work before there is any Python: theme, progress, watchdog, and the report of an error. Runs before the first paint.
"use strict";
(() => {
  const page = document.documentElement;
  const element = (id) => document.getElementById(id);
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // storage is denied
    }
  };

  // Theme and language as last chosen; without a choice they follow the system (styles.css, navigator.languages).
  const theme = stored("townwright.theme");
  if (theme === "light" || theme === "dark") page.dataset.theme = theme;

  let texts = {};
  const text = (key, values = {}) =>
    (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

  // The steps in their order, with the share of the whole at which each begins, as measured.
  const STEPS = { page: 0, pyscript: 10, download: 20, python: 45, table: 85 };
  const PATIENCE_MS = 20_000;
  let step = "page";
  let changed = performance.now();

  const show = () => {
    const bar = element("boot-progress");
    if (!bar) return;
    bar.value = STEPS[step];
    element("boot-step").textContent = text(`step_${step}`);
  };

  const progress = (next) => {
    step = next;
    changed = performance.now();
    element("boot-slow").hidden = true;
    show();
  };

  const browser = () => `${navigator.userAgent}, ${innerWidth} x ${innerHeight}, ${navigator.language}`;

  // Python sets `townwright.report` to a function that returns the game so far.
  const game = () => {
    try {
      return townwright.report?.() ?? "-";
    } catch (error) {
      return `(${error})`;
    }
  };

  const report = (error) =>
    [
      `Townwright ${page.dataset.version}`,
      browser(),
      `${page.dataset.state}, ${step}, ${location.pathname}`,
      "",
      String(error?.message ?? error).trim(),
      "",
      game(),
    ].join("\n");

  const failed = (error) => {
    const dialog = element("failure");
    if (dialog.open) return; // the first error is the cause, others follow from it
    const loading = page.dataset.state === "loading";
    if (loading) page.dataset.state = "failed";
    element("failure-title").textContent = text(loading ? "failed_loading" : "failed_playing");
    element("failure-advice").textContent = text(loading ? "advice_loading" : "advice_playing");
    element("failure-report").value = report(error);
    element("failure-close").hidden = loading;
    dialog.showModal();
  };

  const fail = (error) => {
    console.error(error);
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => failed(error));
    else failed(error);
  };

  window.townwright = { progress, fail, report: null };

  // Scripts and styles that cannot be fetched do not bubble: they are seen only while the event comes down.
  addEventListener(
    "error",
    (event) => {
      const { target } = event;
      if (target instanceof HTMLElement) failed(text("not_loaded", { address: target.src ?? target.href }));
      else failed(event.error ?? event.message);
    },
    true,
  );
  addEventListener("unhandledrejection", (event) => failed(event.reason));

  addEventListener("DOMContentLoaded", () => {
    const languages = JSON.parse(element("shell-texts").textContent);
    const wanted = [stored("townwright.language"), ...navigator.languages, "en"];
    const language = wanted.map((tag) => tag?.split("-")[0]).find((tag) => tag in languages);
    texts = languages[language];
    page.lang = language;
    for (const labelled of document.querySelectorAll("[data-text]")) labelled.textContent = text(labelled.dataset.text);
    show();

    element("failure-copy").addEventListener("click", async () => {
      const area = element("failure-report");
      try {
        await navigator.clipboard.writeText(area.value);
      } catch {
        area.select();
        document.execCommand("copy"); // no clipboard without https
      }
      element("failure-copied").textContent = text("copied");
    });
    element("failure-reload").addEventListener("click", () => location.reload());
    element("failure-close").addEventListener("click", () => element("failure").close());
    element("failure").addEventListener("cancel", (event) => {
      if (page.dataset.state === "failed") event.preventDefault();
    });

    if (!window.WebAssembly || !HTMLScriptElement.supports?.("importmap")) {
      failed(text("old_browser"));
      return;
    }
    const watchdog = setInterval(() => {
      if (page.dataset.state !== "loading") clearInterval(watchdog);
      else element("boot-slow").hidden = performance.now() - changed < PATIENCE_MS;
    }, 500);
  });
})();
