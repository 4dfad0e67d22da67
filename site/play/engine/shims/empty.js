// Replaces modules of Node.js that cannot work in a browser.
function missing() {}
module.exports = new Proxy(missing, {
  get(_, key) {
    if (key === '__esModule') return false;
    if (key === 'default') return module.exports;
    return () => {
      throw new Error(`${String(key)} is not available in a browser`);
    };
  },
});
