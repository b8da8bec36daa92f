// PyScript looks at every element and attribute that anything adds to the page, for programs and events of Python. Here all there are
// stand in index.html, and to look through each drawing of the table costs more than to draw it.

const { observe } = MutationObserver.prototype;
const observers = [];
MutationObserver.prototype.observe = function (node, options) {
  if (node === document) observers.push(this);
  observe.call(this, node, options);
};

// PyScript has found all there is.
export const stopObserving = () => {
  MutationObserver.prototype.observe = observe;
  for (const observer of observers.splice(0)) observer.disconnect();
};
