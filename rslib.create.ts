import { copyFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LibConfig, rsbuild } from '@rslib/core';

/** Where `create-lectern` is built, beside the modules of the package and left out of it. */
const FOLDER = 'dist/create-lectern';
const TEMPLATES = 'plugins/cli/create/templates';

/** What sites depend on; the command reads their versions from its package.json, as `lectern create` does. */
const SITE_PACKAGES = [
  '@libsql/client',
  '@rspress/core',
  'algoliasearch',
  'meilisearch',
  'react',
  'react-dom',
  'typesense',
];

/** The package behind `npm create lectern`: the command in one file, with the packages that it uses. */
export const createLectern: LibConfig = {
  format: 'esm',
  syntax: 'es2022',
  source: { entry: { index: './plugins/cli/createLectern.ts' } },
  output: {
    target: 'node',
    distPath: FOLDER,
    autoExternal: false,
    legalComments: 'none',
  },
  tools: { rspack: { output: { asyncChunks: false } } },
  // What the cache has is not read again, and its license would be left out.
  performance: { buildCache: false },
};

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Its package.json, from that of the repository. */
function packageText(): string {
  const { version, license, engines, devDependencies } = readPackage('.');
  const own = {
    name: 'create-lectern',
    version,
    description: 'Writes a documentation site to start from, built with Lectern',
    keywords: ['create', 'documentation', 'lectern', 'rspress'],
    license,
    type: 'module',
    bin: { 'create-lectern': './index.js' },
    files: ['index.js', 'licenses', 'plugins'],
    engines,
    devDependencies: Object.fromEntries(SITE_PACKAGES.map((name) => [name, devDependencies[name]])),
  };
  return `${JSON.stringify(own, undefined, 2)}\n`;
}

/** `…/node_modules/@clack/core/dist/index.mjs` → `…/node_modules/@clack/core` */
const packageFolder = (file: string) =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];

/** Puts beside the command what it needs: its package.json, the templates and licenses of what is in it. */
export const createLecternFiles: rsbuild.RsbuildPlugin = {
  name: 'lectern:create',
  setup(api) {
    const bundled = new Set<string>();
    api.transform({ test: /[\\/]node_modules[\\/]/ }, ({ code, resourcePath }) => {
      const folder = packageFolder(resourcePath);
      if (folder) bundled.add(folder);
      return code;
    });
    api.onAfterBuild({
      order: 'post',
      handler() {
        writeFileSync(path.join(FOLDER, 'package.json'), packageText());
        copyFileSync('LICENSE', path.join(FOLDER, 'LICENSE'));
        copyFileSync('plugins/cli/create/README.md', path.join(FOLDER, 'README.md'));
        cpSync(TEMPLATES, path.join(FOLDER, TEMPLATES), { recursive: true });
        for (const folder of bundled) {
          const license = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name));
          const { name } = readPackage(folder);
          if (!license) throw new Error(`[create] ${name} has no license file → ${folder}`);
          cpSync(
            path.join(folder, license),
            path.join(FOLDER, 'licenses', `${name.replace('/', '-').replace('@', '')}.txt`),
          );
        }
      },
    });
  },
};
