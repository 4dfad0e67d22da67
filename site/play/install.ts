import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { replaceOnce } from '../../plugins/support/replaceOnce';

const HERE = path.dirname(fileURLToPath(import.meta.url));

/** How long npm may take before the site is built without the playground. */
const INSTALL_LIMIT_MS = 120_000;

/** Where everything that the playground is made of is kept between builds. */
export const CACHE = path.resolve('node_modules/.cache/lectern/play');

/** The files of the bundler that a browser gets. */
export interface InstalledEngine {
  folder: string;
  release: string;
}

function changed(file: string, target: string, change: (text: string) => string): void {
  writeFileSync(target, change(readFileSync(file, 'utf8')));
}

/** Replaces something that must be there. */
function replaceAllOf(text: string, part: string | RegExp, by: string, what: string): string {
  const result = text.replaceAll(part, by);
  if (result !== text) return result;
  throw new Error(`[play] ${what} has no ${part} → adapt site/play/install.ts to this release`);
}

/** What of the bundler needs Node.js gets its place in a browser. */
function adapt(folder: string): void {
  const core = path.join(folder, 'node_modules/@rspack/core/dist');
  changed(path.join(core, 'index.js'), path.join(core, 'browser.js'), (text) => {
    const what = '@rspack/core';
    let code = replaceAllOf(
      text,
      '__rspack_createRequire_require(process.env.RSPACK_BINDING || "@rspack/binding")',
      '__binding',
      what,
    );
    code = replaceAllOf(code, '__rspack_createRequire_require("', 'require("', what);
    code = replaceAllOf(code, /let __rspack_createRequire_require = [^\n]*\n/g, '\n', what);
    code = code
      .replaceAll(
        'import(loaderUrl)',
        'Promise.resolve().then(() => loadLoader_require(loader.path))',
      )
      .replaceAll('import.meta.dirname', '"/@rspack/core/dist"')
      .replaceAll('import.meta.url', '"file:///@rspack/core/dist/index.js"');
    return `import __binding from "playground-binding";\n${code}`;
  });
  const binding = path.join(folder, 'node_modules/@rspack/binding-wasm32-wasi');
  changed(path.join(binding, 'rspack.wasi-browser.js'), path.join(binding, 'browser.js'), (text) =>
    replaceOnce(
      replaceOnce(text, /const __wasmUrl = [^\n]*\n/, ''),
      /await fetch\(__wasmUrl\)\.then\(\(res\) => res\.arrayBuffer\(\)\)/,
      'await self.playgroundWasm',
    ),
  );
}

/**
 * Gets the bundler of a version from the registry, with the releases and the hashes of its lock file, once.
 *
 * @throws saying why it cannot be had
 */
export async function installEngine(version: string): Promise<InstalledEngine> {
  const source = path.join(HERE, 'packages', version);
  const hash = createHash('sha256')
    .update(readFileSync(path.join(source, 'package-lock.json')))
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')
    .slice(0, 12);
  const folder = path.join(CACHE, `${version}-${hash}`);
  const { dependencies } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
  const release: string = dependencies['@rspack/core'];
  if (existsSync(folder)) return { folder, release };
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  try {
    cpSync(source, draft, { recursive: true });
    // The binding is for no processor that npm knows here: without --force it is refused.
    const flags = ['--force', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
    const options = { cwd: draft, timeout: INSTALL_LIMIT_MS };
    await promisify(execFile)('npm', ['ci', ...flags], options);
    adapt(draft);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return { folder, release };
}
