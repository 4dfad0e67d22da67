import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEntries, readFiles, themeEntries } from '../../pages/theme/readParts';
import { partsText } from './partsText';

test('[EXT-2] every part is listed with its description and its file', () => {
  const entries = themeEntries();
  const parts = entries.filter(({ kind }) => kind === 'part');
  expect(parts.length).toBeGreaterThan(35);
  expect(parts.filter(({ about, file }) => !about || !file)).toEqual([]);
  expect(parts.find(({ name }) => name === 'SiteFooter')).toEqual({
    name: 'SiteFooter',
    group: 'PageParts',
    kind: 'part',
    about: 'The footer at the end of every page: `footer.message` of the site.',
    type: 'Part',
    file: 'theme/components/SiteFooter/SiteFooter.tsx',
  });
});

test('[EXT-2] slots are listed with their positions', () => {
  const slots = themeEntries().filter(({ kind }) => kind === 'slot');
  expect(slots.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['beforeSidebar', 'afterDocContent', 'beforeHero', 'top']),
  );
  expect(partsText(slots)).toContain('Doc slots\n  beforeDoc');
});

test('[EXT-2] a part is listed with its readable file and its properties', () => {
  const nav = { name: 'Nav', group: 'PageParts', kind: 'part', about: 'The bar.' } as const;
  const entry = { ...nav, type: 'ComponentType<NavProps>', file: 'dist/theme/Nav.js' };
  expect(partsText([entry], 'node_modules/lectern')).toBe(
    'Page parts\n  Nav  The bar.\n       node_modules/lectern/dist/theme/Nav.js, NavProps',
  );
});

test('[EXT-2] in the package, a part is in the compiled file, not in its declaration file', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'lectern-parts-'));
  const files = {
    'parts.d.ts':
      'export interface PageParts {\n  /** The bar. */\n  Nav: ComponentType<NavProps>;\n}\n',
    'index.d.ts': 'export { Nav } from "./components/Nav.js";\n',
    'components/Nav.d.ts': '',
    'components/Nav.js': '',
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, 'dist/theme', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(themeEntries(root).map(({ file }) => file)).toEqual(['dist/theme/components/Nav.js']);
});

test('the declarations of the package are read like its sources', () => {
  const declared = `export interface PageParts {
    /** The bar at the top. */
    Nav: ComponentType<NavProps>;
}`;
  const files = readFiles('export { Nav } from "./components/Nav/Nav.js";');
  expect(readEntries(declared, files)).toEqual([
    {
      name: 'Nav',
      group: 'PageParts',
      kind: 'part',
      about: 'The bar at the top.',
      type: 'ComponentType<NavProps>',
      file: './components/Nav/Nav.js',
    },
  ]);
});
