// Keeps one release of the site whole in the browser, so that it starts at once and without a network. The build fills in the list.
"use strict";

const RELEASE = "{{release}}";
const FILES = {{files}};

// A page runs this file as an ordinary worker first, once for each large file, and ends it: only so is the memory given back at once that
// this took; a service worker goes on for half a minute. Scripts wait for the service worker: Chromium compiles what that stores.
const isServing = "registration" in self;
const isScript = (name) => /\.m?js$/.test(name);
const isLarge = (name) => /\.(wasm|snapshot)$/.test(name);
const SCOPE = isServing ? registration.scope : new URL("./", location.href).href;

// Several copies may be served from one host: each keeps its own.
const OURS = `townwright ${SCOPE} `;
const CACHE = OURS + RELEASE;

const address = (name) => new URL(name, SCOPE).href;
const hasLastingName = (name) => name.startsWith("assets/");

// The file as it was built or none: the check keeps half-deployed sites and other releases out.
const fetched = async (name) => {
  const response = await fetch(address(name), {
    cache: hasLastingName(name) ? "default" : "reload",
    integrity: `sha256-${FILES[name]}`,
  });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  if (name.endsWith(".snapshot")) return new Response(response.body.pipeThrough(new DecompressionStream("gzip")));
  // A page that came by way of a redirection would be refused.
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
};

const install = async () => {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map(({ url }) => url)); // by the page's worker
  const missing = Object.keys(FILES).filter((name) => !kept.has(address(name)) && (isServing || !isScript(name)));
  const now = isServing ? missing : missing.slice(0, missing.findIndex(isLarge) + 1 || missing.length);
  try {
    // One at a time: all of a file is in memory until its check is done.
    for (const name of now) {
      const old = hasLastingName(name) && (await caches.match(address(name)));
      await cache.put(address(name), old || (await fetched(name)));
    }
    if (isServing && !kept.has(address(""))) await cache.put(address(""), await cache.match(address("index.html")));
    return missing.length - now.length;
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
};

// The release before this one stays for pages that still show it.
const discard = async () => {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
};

const nameOf = ({ url, mode }) => {
  const name = decodeURI(url.slice(SCOPE.length).replace(/[?#].*/, ""));
  if (mode !== "navigate") return name;
  return [name, `${name}index.html`, `${name}.html`].find((page) => page in FILES) ?? name;
};

const answer = async (name, request) =>
  (await caches.match(address(name), { cacheName: CACHE })) ?? (await caches.match(request)) ?? fetch(request);

// Chromium keeps machine code compiled only where it comes by HTTP, which in a private window has no room for it.
const isKeptByHttp = async (name) => {
  try {
    const { ok, body } = await fetch(address(name), { cache: "only-if-cached", mode: "same-origin" });
    await body?.cancel(); // or else it would stay a while
    return ok;
  } catch {
    return false;
  }
};

// Browsers that can be told beforehand need not wake this worker for pages and for files with lasting names.
const routes = async () => {
  const names = Object.keys(FILES);
  const folders = new Set(names.filter(hasLastingName).map((name) => name.split("/").slice(0, 2).join("/")));
  const kept = [
    ...["", ...names.filter((name) => name.endsWith(".html"))].map((page) => ({
      urlPattern: { pathname: new URL(address(page)).pathname, search: "" },
      requestMode: "navigate",
    })),
    ...[...folders].map((folder) => ({ urlPattern: address(`${folder}/*`) })),
  ].map((condition) => ({ condition, source: { cacheName: CACHE } }));
  const machine = names.find((name) => name.endsWith(".wasm"));
  if (!(await isKeptByHttp(machine))) return kept;
  return [{ condition: { urlPattern: address(machine) }, source: "network" }, ...kept]; // web/wasm.mjs falls back on what is kept here
};

if (!isServing) {
  install().then(
    (left) => postMessage({ cache: CACHE, left }),
    () => postMessage({}),
  );
}
addEventListener("install", (event) => {
  const begin = async () => {
    await install();
    // An address that is no pattern cannot be told: then this worker answers.
    if (event.addRoutes) await event.addRoutes(await routes()).catch(() => {});
  };
  event.waitUntil(begin());
});
addEventListener("activate", (event) => event.waitUntil(discard()));
addEventListener("message", ({ data }) => {
  if (data === "take over") skipWaiting();
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  const name = nameOf(request);
  if (name in FILES || hasLastingName(name)) event.respondWith(answer(name, request));
});
