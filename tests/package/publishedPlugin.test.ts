import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { blocksOf } from '../support/guideBlocks';
import { installed, type PackedSite, settings, siteBelow } from './installed';

const LIMIT_MS = 400_000;

const guide = blocksOf(readFileSync('site/lectern/docs/en/plugins.mdx', 'utf8'));
const manifest = guide.get('package.json') ?? '{}';
const { name, exports, scripts } = JSON.parse(manifest);
const FOLDER = `node_modules/${name}`;

/** A file of the plugin as the script of the guide compiles it. */
function compiled(fileName: string): string {
  const compilerOptions: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
  };
  return ts.transpileModule(guide.get(fileName) ?? '', { fileName, compilerOptions }).outputText;
}

let site: PackedSite;

beforeAll(async () => {
  site = siteBelow(await installed(), {
    [`${FOLDER}/package.json`]: manifest,
    [`${FOLDER}/dist/readingTime.js`]: compiled('readingTime.ts'),
    [`${FOLDER}/dist/LongPage.js`]: compiled('LongPage.tsx'),
    'rspress.config.ts': `import { readingTime } from '${name}';\n${settings(
      "  title: 'T',\n  plugins: [readingTime],",
    )}`,
    'docs/index.mdx': '# Start\n\nA few words.\n',
    'docs/long.mdx': `# Long\n\n## Words\n\n${'word '.repeat(400)}\n`,
  });
  await site.build();
}, LIMIT_MS);

test('[EXT-3] the package of the guide names the files that its script compiles', () => {
  expect(exports.default).toBe('./dist/readingTime.js');
  expect(scripts.prepack).toMatch(/^tsc readingTime\.ts LongPage\.tsx --outDir dist /);
});

test('[EXT-3] a plugin from a package adds its text and its compiled component to pages', () => {
  expect(site.read('doc_build/index.md')).toContain('_1 min read_');
  expect(site.read('doc_build/long.html')).toContain('<strong>Long page</strong>');
});
