/** The script of the frame: runs the files of an output, and sends what they print to the page. */
const SCRIPT = `
const tell = (message) => parent.postMessage(message, '*');
const print = (parts) => tell({ type: 'print', text: parts.map(show).join(' ') });
const show = (value) => {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return value.name + ': ' + value.message;
  try { return JSON.stringify(value) ?? String(value); } catch { return String(value); }
};
for (const name of ['log', 'info', 'warn', 'error', 'debug']) console[name] = (...parts) => print(parts);
addEventListener('error', ({ message }) => print([message]));
addEventListener('unhandledrejection', ({ reason }) => print([reason]));
const TYPES = { js: 'text/javascript', mjs: 'text/javascript', css: 'text/css', html: 'text/html', svg: 'image/svg+xml', json: 'application/json', png: 'image/png', wasm: 'application/wasm' };
const urls = new Map();
const urlOf = (address) => {
  const path = String(address).replace(/[?#].*$/, '');
  for (const [name, url] of urls) if (path === name || path.endsWith('/' + name)) return url;
  return undefined;
};
function redirect(prototype, property) {
  const own = Object.getOwnPropertyDescriptor(prototype, property);
  Object.defineProperty(prototype, property, { ...own, set(value) { own.set.call(this, urlOf(value) ?? value); } });
}
redirect(HTMLScriptElement.prototype, 'src');
redirect(HTMLLinkElement.prototype, 'href');
redirect(HTMLImageElement.prototype, 'src');
const load = window.fetch;
window.fetch = (address, ...rest) => load(urlOf(address) ?? address, ...rest);
function run(files) {
  for (const [name, bytes] of Object.entries(files)) {
    const type = TYPES[name.split('.').pop()] ?? 'application/octet-stream';
    urls.set(name, URL.createObjectURL(new Blob([bytes], { type })));
  }
  const names = Object.keys(files);
  const page = names.find((name) => name.endsWith('.html'));
  if (page) {
    const parsed = new DOMParser().parseFromString(new TextDecoder().decode(files[page]), 'text/html');
    document.title = parsed.title;
    document.head.append(...[...parsed.head.childNodes].filter(({ localName }) => localName !== 'script').map(adopted));
    document.body.append(...[...parsed.body.childNodes].filter(({ localName }) => localName !== 'script').map(adopted));
    for (const { src, type, textContent } of parsed.querySelectorAll('script')) start(src, type, textContent);
    return;
  }
  const scripts = names.filter((name) => /\\.m?js$/.test(name));
  const first = scripts.find((name) => /(^|\\/)main\\./.test(name)) ?? scripts[0];
  for (const name of names.filter((name) => name.endsWith('.css'))) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = name;
    document.head.append(link);
  }
  const runtime = scripts.filter((name) => /(^|\\/)(runtime|vendors?)\\b/.test(name) && name !== first);
  for (const name of [...runtime, first]) {
    const code = new TextDecoder().decode(files[name]);
    start(name, /\\bexport\\s*[{d]|\\bimport\\s*["'{*]/.test(code) ? 'module' : '', '');
  }
}
function adopted(node) {
  const copy = document.importNode(node, true);
  for (const part of [copy, ...(copy.querySelectorAll?.('[src],[href]') ?? [])]) {
    for (const name of ['src', 'href']) if (part.getAttribute?.(name)) part[name] = part.getAttribute(name);
  }
  return copy;
}
function start(src, type, code) {
  const script = document.createElement('script');
  if (type) script.type = type;
  script.async = false;
  if (src) script.src = src; else script.textContent = code;
  document.head.append(script);
}
let isOpen = false;
addEventListener('message', ({ source, data }) => {
  if (source !== parent || isOpen || !data?.files) return;
  isOpen = true;
  run(data.files);
});
tell({ type: 'open' });
`;

/** The document of the frame. */
export const frameDocument = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Output</title><style>body{font:14px/1.6 system-ui,sans-serif;margin:12px;background:#fff;color:#222}</style></head>
<body><div id="root"></div><script>${SCRIPT}</script></body>
</html>
`;
