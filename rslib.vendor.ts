import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { rsbuild } from '@rslib/core';

/**
 * Packages of which Lectern uses a small part: the modules that it needs become a part of the package,
 * with their licenses, so that a site does not install the rest and what that asks for.
 */
const VENDORED = [
  '@base-ui/react',
  '@base-ui/utils',
  '@docsearch/react',
  '@floating-ui/core',
  '@floating-ui/dom',
  '@floating-ui/react-dom',
  '@floating-ui/utils',
  'reselect',
];

/** Where they are in the package. */
const FOLDER = 'vendor';
const LICENSE = /^LICENSE(\.|$)/i;
const MODULES = `${path.sep}node_modules${path.sep}`;
const IMPORT = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])([^"'\n]+)\2/g;

/** What the declarations of Lectern say of the types of a vendored package; none of them is exported. */
const LOOSE_TYPES: Readonly<Record<string, string>> = {
  '@docsearch/react/modal':
    '// biome-ignore lint/suspicious/noExplicitAny: the types are those of a package that sites do not install\nexport type DocSearchModalProps = Record<string, any>;\n',
};

/** A comment on lines of its own: the documentation of a declaration, or a line. */
const COMMENT = /^[ \t]*(?:\/\*\*[\s\S]*?\*\/[ \t]*|\/\/.*)\n/gm;

/** Omits comments, which readers find in the original package. Licenses stay. */
const withoutComments = (code: string) =>
  code.replace(COMMENT, (text) => (/@(?:license|preserve)/.test(text) ? text : ''));

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

const isVendored = (name: string) => VENDORED.includes(packageOf(name));

/** `…/node_modules/reselect/dist/reselect.mjs` → `reselect/dist/reselect.mjs` */
function nameOf(file: string): string {
  return file.slice(file.lastIndexOf(MODULES) + MODULES.length);
}

const packageFolder = (file: string) =>
  file.slice(0, file.lastIndexOf(MODULES) + MODULES.length) + packageOf(nameOf(file));

/** A target of `exports` by the conditions that a compiler of a site has. */
type Target = string | { [condition: string]: Target } | undefined;

function pickTarget(target: Target): string | undefined {
  if (typeof target !== 'object') return target;
  return pickTarget(target.import ?? target.module ?? target.default);
}

/** `./dist/*.mjs` for `./*` and `./theme` → `./dist/theme.mjs` */
function matchExport(exports: Record<string, Target>, wanted: string): string | undefined {
  const exact = pickTarget(exports[wanted]);
  if (exact) return exact;
  for (const [pattern, target] of Object.entries(exports)) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined || !wanted.startsWith(start) || !wanted.endsWith(end)) continue;
    const part = wanted.slice(start.length, wanted.length - end.length);
    return pickTarget(target)?.replaceAll('*', part);
  }
  return undefined;
}

/** The file of a module that is named by its package; all of them stand beside each other. */
function resolveName(name: string): string {
  const owner = packageOf(name);
  const folder = path.resolve('node_modules', owner);
  const { exports = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const found = matchExport(exports, `.${name.slice(owner.length)}`);
  if (found) return path.join(folder, found);
  throw new Error(`[vendor] ${owner} does not export ${name} → compare rslib.vendor.ts with it`);
}

const relativeName = (from: string, to: string) => {
  const name = path.relative(path.dirname(from), to).split(path.sep).join('/');
  return name.startsWith('.') ? name : `./${name}`;
};

/** What is said of a vendored package: whose it is, its version, and that its modules only export. */
function packageText(folder: string): string {
  const { name, version, license, author, homepage, repository } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const own = { name, version, license, author, homepage, repository, sideEffects: false };
  return `${JSON.stringify(own, undefined, 2)}\n`;
}

/** Copies a module and all that it imports. */
function copyModules(entry: string, output: string, copied: Set<string>): void {
  const waiting = [entry];
  for (const file of waiting) {
    if (copied.has(file)) continue;
    copied.add(file);
    const code = readFileSync(file, 'utf8').replace(
      IMPORT,
      (whole, before: string, quote: string, name: string) => {
        const isOwn = name.startsWith('.');
        if (!isOwn && !isVendored(name)) return whole;
        const target = isOwn ? path.resolve(path.dirname(file), name) : resolveName(name);
        waiting.push(target);
        return isOwn
          ? whole
          : `${before}${quote}${relativeName(nameOf(file), nameOf(target))}${quote}`;
      },
    );
    const place = path.join(output, nameOf(file));
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, withoutComments(code));

    const folder = packageFolder(file);
    const own = path.join(output, packageOf(nameOf(file)));
    if (existsSync(path.join(own, 'package.json'))) continue;
    writeFileSync(path.join(own, 'package.json'), packageText(folder));
    for (const name of readdirSync(folder).filter((one) => LICENSE.test(one))) {
      copyFileSync(path.join(folder, name), path.join(own, name));
    }
  }
}

/** Leads the modules of the package to the copies of what they import. */
function useCopies(dist: string): void {
  const output = path.join(dist, FOLDER);
  const copied = new Set<string>();
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const isTypes = name.endsWith('.d.ts');
    if (name.startsWith(FOLDER) || !(isTypes || name.endsWith('.js'))) continue;
    const file = path.join(dist, name);
    const text = readFileSync(file, 'utf8');
    const own = text.replace(IMPORT, (whole, before: string, quote: string, wanted: string) => {
      if (!isVendored(wanted)) return whole;
      if (isTypes && !(wanted in LOOSE_TYPES)) return whole;
      const entry = resolveName(wanted);
      copyModules(entry, output, copied);
      const place = path.join(output, isTypes ? `${wanted}.d.ts` : nameOf(entry));
      if (isTypes) writeFileSync(place, LOOSE_TYPES[wanted] ?? '');
      const target = relativeName(file, place).replace(/\.d\.ts$/, '.js');
      return `${before}${quote}${target}${quote}`;
    });
    if (own !== text) writeFileSync(file, own);
  }
}

/** Puts the used parts of those packages into the package. */
export const vendoredPackages: rsbuild.RsbuildPlugin = {
  name: 'lectern:vendored',
  setup(api) {
    api.onAfterBuild({ order: 'post', handler: () => useCopies(api.context.distPath) });
  },
};
