import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { defineSite } from '../../preset';
import { installedFolder } from '../../support/installed';
import { readExports } from './readExports';
import { themeEntries } from './readParts';
import { STOCK_PARTS, unknownParts } from './unknownParts';

function siteWith(files: Record<string, string>): string {
  const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-parts-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(cwd, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(cwd, name), text);
  }
  return cwd;
}

const problems = (theme: string, more: Record<string, string> = {}) =>
  unknownParts(undefined, siteWith({ 'theme/index.tsx': theme, ...more }));

test('[KIT-4] a name that is almost that of a part is an error with file, line and the part', () => {
  const theme = `import type { ReactNode } from 'react';
export * from 'lectern/theme';
export const SideBar = () => <nav />;
function Foot({ children }: { children?: ReactNode }) {
  return <footer>{children}</footer>;
}
export { Foot as DocFoter };`;
  expect(problems(theme)).toEqual([
    'theme/index.tsx:3: SideBar is not a part of the theme → did you mean Sidebar? Otherwise, export yours from another file; lectern parts lists all parts',
    'theme/index.tsx:7: DocFoter is not a part of the theme → did you mean DocFooter? Otherwise, export yours from another file; lectern parts lists all parts',
  ]);
});

test("[KIT-4] a part of Rspress's theme that is not shown names the one in its place", () => {
  expect(problems('export const HomeBackground = () => null;')).toEqual([
    "theme/index.tsx:1: HomeBackground is a part of Rspress's theme that Lectern does not show → replace HeroPicture, or export yours under another name; lectern parts lists all parts",
  ]);
});

test('[KIT-4] what the theme folder passes on from its own files counts', () => {
  const [line] = problems("export * from './parts';", {
    'theme/parts/index.ts': "export { Outlin } from './outline';",
  });
  expect(line).toMatch(/^theme\/parts\/index\.ts:1: Outlin is not a part .* did you mean Outline/);
});

test('[KIT-4] parts, what pages use and names of the site itself are no errors', () => {
  const theme = `export * from 'lectern/theme';
export type SideBar = string;
export interface Outlines { a: string }
export const Sidebar = () => <nav />, { Callout, Tabs: Tab } = all;
export const Price = () => <b />, SearchBox = 1, SiteHeader = 2, HomeHeader = 3, useSidebars = 4;
export default Price;`;
  expect(problems(theme)).toEqual([]);
  expect(unknownParts(undefined, siteWith({}))).toEqual([]);
});

test('[KIT-4] a site with an unknown part is not started, built or checked', () => {
  const cwd = siteWith({
    'docs/index.mdx': '# Home\n',
    'theme/index.tsx': 'export const SideBar = () => null;',
  });
  expect(() => defineSite({ title: 'Site' }, cwd)).toThrow(
    '[theme] 1 name of the theme folder cannot be used:\n  theme/index.tsx:1: SideBar is not a part',
  );
});

test("what is said of Rspress's theme is so", () => {
  const stock = path.join(installedFolder('@rspress/core') ?? '', 'dist/theme/index.js');
  const names = readExports(stock).map(({ name }) => name);
  expect(Object.keys(STOCK_PARTS).filter((name) => !names.includes(name))).toEqual([]);
  const parts = themeEntries().map(({ name }) => name);
  expect(Object.values(STOCK_PARTS).filter((name) => !parts.includes(name))).toEqual([]);
  const used = readdirSync('theme', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(path.join('theme', name), 'utf8');
      const imports = text.matchAll(/import \{([^}]+)\} from '@rspress\/core\/theme[^']*'/g);
      return [...imports].flatMap(([, list = '']) => list.split(',').map((item) => item.trim()));
    });
  expect(Object.keys(STOCK_PARTS).filter((name) => used.includes(name))).toEqual([]);
});
