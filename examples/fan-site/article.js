// Everything a page can do with an embedded game: hear what happens in it, and lead through a recorded one.
const element = (id) => document.getElementById(id);

element("last-round").addEventListener("click", () => element("replay").show(24));
element("replay").addEventListener("show", ({ detail }) => {
  element("moment").textContent = `Move ${detail.at} of ${detail.moves}`;
});

element("play").addEventListener("move", ({ detail }) => {
  element("played").textContent = `Move ${detail.number}: ${detail.action}`;
});
element("play").addEventListener("end", ({ detail }) => {
  element("played").textContent = `The game is over: ${detail.scores.join(" to ")}.`;
});
