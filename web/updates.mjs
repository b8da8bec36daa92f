// Once the table can be used: keeps the site in the browser for when there is no network, and tells when a new release is ready.
const page = document.documentElement;
const element = (id) => document.getElementById(id);

const ready = new Promise((resolve) => {
  const look = () => page.dataset.state === "ready" && resolve();
  new MutationObserver(look).observe(page, { attributes: true, attributeFilter: ["data-state"] });
  look();
});

// The new release waits until it is asked in or no page shows the old one; games are kept with every move.
const announce = (worker) => {
  element("update").hidden = false;
  element("update-later").onclick = () => {
    element("update").hidden = true;
  };
  element("update-now").onclick = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    worker.postMessage("take over");
  };
};

const follow = (worker) =>
  worker.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) announce(worker);
  });

// Stores what is large by workers that are then ended; what is missing afterwards the service worker fetches itself. In private windows
// of WebKit only what somebody holds open outlasts them.
let held;
const storeSome = async (program) => {
  const worker = new Worker(program);
  try {
    const { cache, left } = await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = reject;
    });
    if (cache) held = await caches.open(cache);
    return left;
  } finally {
    worker.terminate();
  }
};
const store = async (program) => {
  while (await storeSome(program));
};

// By then the page has given back what its start took, and storing takes no more than that did.
const REST_MS = 2000;

// In somebody else's page it is for that page to say what the browser keeps.
if (window === window.top && "serviceWorker" in navigator) {
  await ready;
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  try {
    const { serviceWorker } = navigator;
    const program = new URL("../../sw.js", import.meta.url);
    if (!(await serviceWorker.getRegistration(program))) await store(program).catch(() => {});
    const registration = await serviceWorker.register(program, { updateViaCache: "none" });
    if (registration.waiting && serviceWorker.controller) announce(registration.waiting);
    if (registration.installing) follow(registration.installing);
    serviceWorker.ready.then(() => {
      held = undefined;
    });
    registration.addEventListener("updatefound", () => follow(registration.installing));
    const check = () => document.hidden || registration.update().catch(() => {}); // perhaps there is no network
    document.addEventListener("visibilitychange", check);
    check();
  } catch (error) {
    console.info(`Not kept for offline use: ${error}`);
  }
}
