// The theme that was last chosen, before the first paint: boot.js would do more than a page of text needs.
"use strict";
try {
  const { theme } = JSON.parse(localStorage.getItem("townwright.settings")) ?? {};
  if (["light", "dark"].includes(theme)) document.documentElement.dataset.theme = theme;
} catch {
  // Storage is denied, or something else was kept there: the theme follows the system.
}
