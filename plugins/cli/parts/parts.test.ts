import { expect, test } from 'vitest';
import { readEntries, readFiles, themeEntries } from '../../pages/theme/readParts';
import { partsText } from './partsText';

test('[EXT-2] every part is listed with what it shows and the file of its properties', () => {
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

test('[EXT-2] slots are listed with where they are', () => {
  const slots = themeEntries().filter(({ kind }) => kind === 'slot');
  expect(slots.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['beforeSidebar', 'afterDocContent', 'beforeHero', 'top']),
  );
  expect(partsText(slots)).toContain('Doc slots\n  beforeDoc');
});

test('the declarations of the package are read as its sources are', () => {
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
