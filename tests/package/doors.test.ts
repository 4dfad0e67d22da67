import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { beforeAll, expect, test } from 'vitest';
import { installed, mustRun, type PackedSite, page, run, settings, siteBelow } from './installed';

const LIMIT_MS = 400_000;

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
/** `lectern`, `lectern/theme`, `lectern/plugins/math` … */
const DOORS = Object.keys(manifest.exports)
  .filter((door) => door !== './package.json')
  .map((door) => `lectern${door.slice(1)}`);
/** What only a build can load: it imports styles and parts of Rspress that a build puts together. */
const BUILT = ['lectern/theme'];
const LOADED = DOORS.filter((door) => !BUILT.includes(door));

let site: PackedSite;
/** What each door exports, or why it cannot be imported. */
let loaded: Record<string, string[] | string>;

beforeAll(async () => {
  const folder = await installed();
  site = siteBelow(folder, {
    'rspress.config.ts': settings("  title: 'Doors',"),
    'docs/index.mdx': page('Start', 'Words.'),
    'theme/index.tsx': `import { Layout as LecternLayout } from 'lectern/theme';
export * from 'lectern/theme';
export const Layout = () => <LecternLayout beforeDocContent={<p>From the theme door</p>} />;
`,
    'doors.mjs': `const names = ${JSON.stringify(LOADED)};
const found = {};
for (const name of names) {
  found[name] = await import(name).then((door) => Object.keys(door), (error) => String(error));
}
console.log(JSON.stringify(found));
// What a door leaves running would keep a command from ending.
`,
  });
  const script = path.join(site.folder, 'doors.mjs');
  const printed = await mustRun(process.execPath, [script], site.folder);
  loaded = JSON.parse(printed);
}, LIMIT_MS);

test('there are doors for the settings, the theme, the server, tests and plugins', () => {
  expect(DOORS.length).toBeGreaterThan(30);
  expect(LOADED).toHaveLength(DOORS.length - 1);
});

test.each(LOADED)(
  '[EXT-1] plain Node imports %s, where no optional package is installed',
  (door) => {
    expect(loaded[door]).toEqual(expect.any(Array));
    expect(loaded[door]).not.toEqual([]);
  },
);

test('[EXT-1] what is no door cannot be imported', async () => {
  const code = "import('lectern/dist/plugins/preset/index.js').catch((e) => console.log(e.code))";
  const { output } = await run(process.execPath, ['-e', code], site.folder);
  expect(output).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED');
});

test(
  '[EXT-1] the door of the theme is built into the pages',
  async () => {
    await site.build();
    expect(site.read('doc_build/index.html')).toContain('From the theme door');
  },
  LIMIT_MS,
);

test(
  '[EXT-1] the types of each door resolve in a project of a user, for a bundler and for Node',
  async () => {
    const imports = DOORS.map(
      (door, at) =>
        `import * as door${at} from '${door}';\nexport const exported${at} = Object.keys(door${at});`,
    );
    // A door without types would be of the type any, and take every name.
    const wrong = DOORS.map(
      (_, at) => `// @ts-expect-error\nexport const missing${at} = door${at}.nothingOfThisName;`,
    );
    writeFileSync(path.join(site.folder, 'use.ts'), [...imports, ...wrong, ''].join('\n'));
    const tsc = path.resolve('node_modules/typescript/bin/tsc');
    const types = path.resolve('node_modules/@types');
    for (const [module, resolution] of [
      ['ESNext', 'Bundler'],
      ['NodeNext', 'NodeNext'],
    ]) {
      const compilerOptions = {
        module,
        moduleResolution: resolution,
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        typeRoots: [types],
        types: ['node', 'react'],
      };
      const file = path.join(site.folder, `tsconfig.${module}.json`);
      writeFileSync(file, JSON.stringify({ compilerOptions, files: ['use.ts'] }));
      const { output } = await run(process.execPath, [tsc, '-p', file], site.folder);
      expect([module, output]).toEqual([module, '']);
    }
  },
  LIMIT_MS,
);
