import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { stylesLeft } from './stylesLeft';

function siteOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-styles-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

test('[KIT-6] the brand color of a stock site is named with the setting that replaces it', () => {
  const site = siteOf({ 'styles/index.css': ':root {\n  --rp-c-brand: #0b6e4f;\n}\n' });
  expect(stylesLeft(site)).toEqual([
    "styles/index.css:2 --rp-c-brand: #0b6e4f → it was kept, but the theme of Lectern does not use it: set theme: { accent: '#0b6e4f' }",
  ]);
});

test('[KIT-6] properties and class names of the stock theme are listed once for each file', () => {
  const text = `/* .rp-old { --rp-old: 1 } */
.rp-doc p, .rspress-doc p { color: var(--rp-c-brand) }
.rp-nav, .rp-nav__title { --rp-nav-height: 1px; --rp-radius: 0; --rp-nav-height: 2px }
.rp-home-hero {} .rp-banner {}
`;
  const site = siteOf({ 'theme/a.scss': text, 'b.css': '.own { color: red }' });
  expect(stylesLeft(site).map((line) => line.split(' →')[0])).toEqual([
    'theme/a.scss:3 --rp-nav-height, --rp-radius',
    'theme/a.scss:3 .rp-nav, .rp-nav__title, .rp-home-hero, and 1 more',
  ]);
});

test('stylesheets of packages, of the output and of public files are not read', () => {
  const text = '.rp-nav {}';
  const site = siteOf({
    'node_modules/a/b.css': text,
    'doc_build/c.css': text,
    'docs/public/d.css': text,
    '.cache/e.css': text,
  });
  expect(stylesLeft(site)).toEqual([]);
});
