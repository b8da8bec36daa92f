// Keeps one release of the site whole in the browser, so that it starts at once and without a network. The build fills in the list.
"use strict";

const RELEASE = "{{release}}";
const FILES = {{files}};

// Several copies may be served from one host: each keeps its own.
const OURS = `townwright ${registration.scope} `;
const CACHE = OURS + RELEASE;
const AT_ONCE = 6;

const address = (name) => new URL(name, registration.scope).href;
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
  const names = Object.keys(FILES);
  const keep = async () => {
    for (let name = names.pop(); name; name = names.pop()) {
      const old = hasLastingName(name) && (await caches.match(address(name)));
      await cache.put(address(name), old || (await fetched(name)));
      if (name === "index.html") await cache.put(address(""), await cache.match(address(name)));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, keep));
  } catch (error) {
    names.length = 0;
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
  const name = decodeURI(url.slice(registration.scope.length).replace(/[?#].*/, ""));
  if (mode !== "navigate") return name;
  return [name, `${name}index.html`, `${name}.html`].find((page) => page in FILES) ?? name;
};

const answer = async (name, request) =>
  (await caches.match(address(name), { cacheName: CACHE })) ?? (await caches.match(request)) ?? fetch(request);

// Chromium keeps machine code compiled only where it comes by HTTP, which in a private window has no room for it.
const isKeptByHttp = async (name) => {
  try {
    return (await fetch(address(name), { cache: "only-if-cached", mode: "same-origin" })).ok;
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
  if (request.method !== "GET" || !request.url.startsWith(registration.scope)) return;
  const name = nameOf(request);
  if (name in FILES || hasLastingName(name)) event.respondWith(answer(name, request));
});
