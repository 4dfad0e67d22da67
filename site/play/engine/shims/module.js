// `createRequire` for the files in memory, such as the loaders and plugins of a project.
import path from 'path-browserify';
import { __fs as fs } from 'playground-binding';

const cache = new Map();
const provided = new Map();
const ENDS = ['', '.js', '.cjs', '.mjs', '.ts', '.json', '/index.js'];
let toCommonJs = (code) => code;

/** Sets the modules of Node.js and the bundler, and the function that compiles a module to CommonJS. */
export function provide(modules, transform) {
  for (const [name, module] of Object.entries(modules)) provided.set(name, module);
  toCommonJs = transform;
}

function isFile(file) {
  try {
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

const found = (file) => ENDS.map((end) => file + end).find(isFile);

function inPackages(name, from) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const base = path.join(folder, 'node_modules', name);
    const facts = `${base}/package.json`;
    const main = isFile(facts) ? JSON.parse(fs.readFileSync(facts, 'utf8')).main : undefined;
    const file = (main && found(path.join(base, main))) || found(base);
    if (file) return file;
    if (folder === '/') return undefined;
  }
}

function resolve(name, from) {
  const isPath = name.startsWith('.') || name.startsWith('/');
  const file = isPath ? found(path.resolve(from, name)) : inPackages(name, from);
  if (file) return file;
  throw Object.assign(new Error(`Cannot find module '${name}' from ${from}`), {
    code: 'MODULE_NOT_FOUND',
  });
}

function load(file) {
  const known = cache.get(file);
  if (known) return known.exports;
  const code = fs.readFileSync(file, 'utf8');
  const module = { exports: {} };
  cache.set(file, module);
  if (file.endsWith('.json')) {
    module.exports = JSON.parse(code);
    return module.exports;
  }
  const folder = path.dirname(file);
  const plain = /\bexport\b|\bimport\b/.test(code) ? toCommonJs(code) : code;
  new Function('module', 'exports', 'require', '__filename', '__dirname', plain)(
    module,
    module.exports,
    requireFrom(folder),
    file,
    folder,
  );
  return module.exports;
}

export function requireFrom(from) {
  const require = (name) => {
    const known = provided.get(name.replace(/^node:/, ''));
    return known ?? load(resolve(name, from));
  };
  require.resolve = (name, options) => resolve(name, options?.paths?.[0] ?? from);
  return require;
}

export const forget = () => cache.clear();
export const createRequire = () => requireFrom('/project');
export default { createRequire };
