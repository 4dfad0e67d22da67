import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { beforeAll, expect, test } from 'vitest';
import { installed, mustRun, type PackedSite, run, siteBelow } from './installed';

const LIMIT_MS = 400_000;

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
/** `lectern`, `lectern/theme`, `lectern/plugins/math` … */
const DOORS = Object.keys(manifest.exports)
  .filter((door) => door !== './package.json')
  .map((door) => `lectern${door.slice(1)}`);
/** What only a build can load, with its styles: create.test.ts and migrate.test.ts build sites with it. */
const BUILT = ['lectern/theme'];
const LOADED = DOORS.filter((door) => !BUILT.includes(door));

let site: PackedSite;
/** What each door exports, or why it cannot be imported. */
let loaded: Record<string, string[] | string>;

beforeAll(async () => {
  const folder = await installed();
  site = siteBelow(folder, {
    'doors.mjs': `const names = ${JSON.stringify(LOADED)};
const found = {};
for (const name of names) {
  found[name] = await import(name).then((door) => Object.keys(door), (error) => String(error));
}
console.log(JSON.stringify(found));
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
  '[EXT-1] the types of each door resolve in a project of a user',
  async () => {
    const imports = DOORS.map(
      (door, at) =>
        `import * as door${at} from '${door}';\nexport const names${at} = Object.keys(door${at});`,
    );
    // A door without types would be of the type any, and have every name.
    const wrong = DOORS.map(
      (_, at) => `// @ts-expect-error\nexport const none${at} = door${at}.nothingOfThisName;`,
    );
    writeFileSync(path.join(site.folder, 'use.ts'), [...imports, ...wrong, ''].join('\n'));
    const compilerOptions = {
      module: 'NodeNext',
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      typeRoots: [path.resolve('node_modules/@types')],
      types: ['node', 'react'],
    };
    const config = path.join(site.folder, 'tsconfig.json');
    writeFileSync(config, JSON.stringify({ compilerOptions, files: ['use.ts'] }));
    const tsc = path.resolve('node_modules/typescript/bin/tsc');
    const { output } = await run(process.execPath, [tsc, '-p', config], site.folder);
    expect(output).toBe('');
  },
  LIMIT_MS,
);
