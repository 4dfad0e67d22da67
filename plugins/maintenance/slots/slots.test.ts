import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { themeEntries } from '../../pages/theme/readParts';
import { lecternTheme } from '../../pages/theme/themeDir';
import { writeMarksTheme } from './marksTheme';
import { partFacts } from './partFacts';
import { fillLines } from './runtime/fillLines';
import { around, placeLabels } from './runtime/rects';
import { SLOT_NAMES } from './runtime/slotNames';

/** Creates a site whose theme replaces a part and fills a slot, and whose plugin fills another. */
function writeSite(): string {
  const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-slots-view-'));
  mkdirSync(path.join(cwd, 'theme'));
  writeFileSync(
    path.join(cwd, 'theme/index.tsx'),
    `export * from 'lectern/theme';
export { Layout } from './Layout';
export const SiteFooter = () => <footer>ours</footer>;
`,
  );
  writeFileSync(
    path.join(cwd, 'theme/Layout.tsx'),
    `import { Layout as LecternLayout } from 'lectern/theme';
/** Fills beforeSidebar. */
export const Layout = (props) => (
  <LecternLayout {...props} beforeSidebar={<p>ours</p>} />
);
`,
  );
  writeFileSync(path.join(cwd, 'Badge.tsx'), '');
  return cwd;
}

const badge = { name: 'badge', strings: {}, slots: { beforeSidebar: './Badge.tsx' } };

test('[EXT-2] every slot and part is listed with its definition and what fills or replaces it', () => {
  const cwd = writeSite();
  const { themeFile, entries } = partFacts({ themeDir: 'theme', filled: [badge] }, cwd);
  expect(themeFile).toBe('theme/index.tsx');
  expect(entries.map(({ name }) => name)).toEqual(themeEntries().map(({ name }) => name));

  const fillsOf = (name: string) => entries.find((entry) => entry.name === name)?.fills;
  expect(fillsOf('SiteFooter')).toEqual([
    { file: path.join(cwd, 'theme/index.tsx'), line: 3, shown: 'theme/index.tsx' },
  ]);
  expect(fillsOf('beforeSidebar')).toEqual([
    { file: path.join(cwd, 'theme/Layout.tsx'), line: 4, shown: 'theme/Layout.tsx' },
    { file: path.join(cwd, 'Badge.tsx'), line: 1, shown: 'Badge.tsx', plugin: 'badge' },
  ]);
  expect(fillsOf('afterSidebar')).toEqual([]);

  const declared = entries
    .filter(({ kind }) => kind === 'slot')
    .map(({ place, name }) => [name, readFileSync(place.file, 'utf8').split('\n')[place.line - 1]]);
  expect(declared.filter(([name, line]) => !line?.includes(`${name}?:`))).toEqual([]);
  expect(entries.filter(({ place }) => !existsSync(place.file))).toEqual([]);
});

test('for a site without a theme folder, the file to create is shown', () => {
  const facts = partFacts({ themeDir: lecternTheme, filled: [] }, '/site');
  expect(facts.themeFile).toBe('theme/index.tsx');
  expect(facts.entries.flatMap(({ fills }) => fills)).toEqual([]);
});

test('[EXT-2] every slot of the theme is marked where its layout shows it', () => {
  const slots = themeEntries().filter(({ kind }) => kind === 'slot');
  const marked = Object.values(SLOT_NAMES).flat();
  expect([...marked].sort()).toEqual(slots.map(({ name }) => name).sort());
});

test('the theme with marked parts otherwise equals that of the site', () => {
  const cwd = writeSite();
  const source = readFileSync(
    path.join(writeMarksTheme(path.join(cwd, 'theme'), cwd), 'index.js'),
    'utf8',
  );
  expect(source).toContain(`export * from "${cwd}/theme/index.tsx";`);
  expect(source).toContain(
    'export function Sidebar(props) { return showPart("Sidebar", theme.Sidebar, props); }',
  );
});

test('the suggested code names the file of the theme, and there is code for plugins too', () => {
  const { entries } = partFacts({ themeDir: lecternTheme, filled: [] }, '/site');
  const linesOf = (name: string) =>
    entries
      .filter((entry) => entry.name === name)
      .flatMap((entry) => fillLines(entry, 'theme/index.tsx'));
  expect(linesOf('top')).toEqual([
    {
      file: 'theme/index.tsx',
      code: expect.stringContaining('<LecternLayout {...props} top={<p>…</p>} />'),
    },
    { code: "slots: { top: './Name.tsx' }," },
  ]);
  expect(linesOf('Sidebar')).toEqual([
    { file: 'theme/index.tsx', code: expect.stringContaining('<LecternSidebar />') },
  ]);
  const [layout] = linesOf('DocLayout');
  expect(layout?.code).toContain('DocLayout = (props: Parameters<typeof LecternDocLayout>[0]) =>');
  expect(layout?.code).toContain('<LecternDocLayout {...props} />');
});

test('a bounding rectangle ignores invisible rectangles', () => {
  const rect = (left: number, top: number, right: number, bottom: number) => ({
    left,
    top,
    right,
    bottom,
  });
  expect(around([rect(0, 0, 0, 0), rect(10, 10, 20, 20), rect(15, 0, 40, 12)])).toEqual(
    rect(10, 0, 40, 20),
  );
  expect(around([rect(5, 5, 5, 9)])).toBeUndefined();
});

test('labels do not overlap or leave the window', () => {
  const rects = ['Layout', 'Nav', 'beforeNavTitle', 'NavTitle', 'VersionMenu'].map((name, at) => ({
    name,
    left: at,
    top: 0,
    right: 300 - 50 * at,
    bottom: 40,
  }));
  const places = placeLabels(rects, { width: 320, height: 600 });
  expect(places[4]).toEqual({ left: 4, top: 0 });
  const shown = places.filter((place) => place !== undefined);
  expect(new Set(shown.map(({ left, top }) => `${left} ${top}`)).size).toBe(rects.length);
  for (const { left, top } of shown) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThan(320);
    expect(top).toBeGreaterThanOrEqual(0);
  }
});

test('labels avoid the panel, and those without room in the window are not shown', () => {
  const rect = (name: string, left: number, top: number) => ({
    name,
    left,
    top,
    right: left + 100,
    bottom: top + 20,
  });
  const atRight = { left: 200, top: 100, right: 390, bottom: 590 };
  const size = { width: 400, height: 600 };
  const rects = [rect('Nav', 0, 0), rect('Outline', 210, 200), rect('Sidebar', 140, 200)];
  const [nav, outline, sidebar] = placeLabels(rects, size, atRight);
  expect([nav, outline]).toEqual([{ left: 0, top: 0 }, undefined]);
  expect(sidebar?.top).toBe(200);
  expect(Number(sidebar?.left) + 'Sidebar'.length * 7).toBeLessThan(atRight.left);
  const atBottom = { left: 0, top: 300, right: 400, bottom: 600 };
  expect(placeLabels([rect('top', 0, 290), rect('bottom', 0, 260)], size, atBottom)).toEqual([
    undefined,
    { left: 0, top: 260 },
  ]);
  expect(placeLabels([rect('bottom', 0, 595)], size)).toEqual([{ left: 0, top: 582 }]);
});
