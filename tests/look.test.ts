import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildFolder } from './support/buildFolder';

const FOLDER = 'test-results/elsewhere/look';
const OUTPUT = path.join(FOLDER, 'doc_build');
const BUILD_MS = 180_000;

const files = {
  'rspress.config.ts': `import { defineSite } from '../../../plugins/preset';
export default defineSite({
  title: 'Look',
  search: false,
  theme: {
    accent: { light: '#1f5a8c', dark: '#7db8ea' },
    fonts: false,
    radius: 'large',
    density: 'compact',
  },
});`,
  'docs/index.mdx': '# Home\n',
};

const outputFiles = () => readdirSync(OUTPUT, { recursive: true, encoding: 'utf8' });

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(FOLDER, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(FOLDER, name), text);
  }
  await buildFolder(FOLDER);
}, BUILD_MS);

test('a site without fonts loads none', () => {
  const fonts = outputFiles().filter((name) => /\.(woff2?|ttf|otf)$/.test(name));
  expect(fonts.map((name) => statSync(path.join(OUTPUT, name)).size)).toEqual([]);
  expect(outputFiles().some((name) => name.endsWith('.css'))).toBe(true);
});

test('the look of the settings stands behind the values of the theme', () => {
  const [styles = ''] = outputFiles()
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(path.join(OUTPUT, name), 'utf8'))
    .filter((text) => text.includes('--lt-accent:'));
  const accents = [...styles.matchAll(/--lt-accent: ?(#\w+)/g)].map(([, color]) => color);
  expect(accents[0]).toBe('#b0390c');
  expect(accents.slice(-2)).toEqual(['#1f5a8c', '#7db8ea']);
  expect(styles).not.toContain('@font-face');
  expect(styles.lastIndexOf('--lt-radius-l:18px')).toBeGreaterThan(
    styles.indexOf('--lt-radius-l:10px'),
  );
});
