// The emergency brake: served in the place of sw.js, it removes what sw.js keeps, and itself, from every browser that comes by.
"use strict";

const forget = async () => {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(`townwright ${registration.scope} `));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await registration.unregister();
};

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(forget()));
