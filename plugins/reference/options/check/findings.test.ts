import path from 'node:path';
import { expect, test } from 'vitest';
import { minorsJson } from '../minors/minors';
import { optionsJson } from '../storeOptions';
import { data, folderOf, known, pagesOf, texts } from '../testing/testOptions';
import { missingOptions } from './missingOptions';
import { outdated } from './outdated';
import { outdatedMinors } from './outdatedMinors';
import { typedLines } from './typedLines';
import { unknownHeadings } from './unknownHeadings';
import { writtenFindings } from './writtenFindings';

test('[AUTH-5] an option without a heading is reported at the nearest parent heading', () => {
  const pages = pagesOf('---\noptions: output\n---\n\n# Output\n\n## output.path\n\n## filename\n');
  const found = texts(missingOptions(pages, data(), { file: 'docs/v2/en/config/index.mdx' }));
  expect(found).toContain(
    '1 output.chunkLoading of p 1.0.0 has no heading → write a heading for it, such as “## output.chunkLoading”',
  );
  expect(found.join('\n')).not.toMatch(/output\.(path|filename|clean\.keep) of/);
  expect(found).toContain(
    '1 rules[].test of p 1.0.0 has no heading → write a page with “options: rules” in its frontmatter',
  );
});

test('[AUTH-5] the heading of a renamed option is reported', () => {
  const text = '---\noptions: output\n---\n\n# Output\n\n## output.pathh\n\n## Common mistakes\n';
  expect(texts(unknownHeadings(pagesOf(text), data()))).toEqual([
    '7 p 1.0.0 has no option “output.pathh” below output → correct the name, remove the section, or write output.pathh() if it is a method',
  ]);
});

test('[AUTH-5] a manually written type or default on a page is reported', () => {
  const text =
    '---\noptions: output\n---\n\n# Output\n\n## output.path\n\n- **Type:** `x`\n- **默认值：** `y`\n- **Bold** text\n';
  expect(typedLines(pagesOf(text)).map(({ line }) => line)).toEqual([9, 10]);
});

test('[AUTH-5] a manual default that the package contradicts, or of an unknown option, is reported', () => {
  const applied = data({ 'output.path': { type: 'string', default: "'dist'" } });
  const defaults = "output.path: \"`'out'`\"\noutput.wrong: '`1`'\n";
  const found = texts(writtenFindings(known(defaults, applied), 'v2.defaults.yaml'));
  expect(found).toContain(
    "1 “`'out'`” contradicts the package, which applies `'dist'` to output.path → name every value that it applies, or remove the entry",
  );
  expect(found).toContain('2 unknown option output.wrong → correct its name, or remove the entry');
  expect(found.join('\n')).toContain('the default of HtmlPlugin.template is unknown');
});

test('[AUTH-5] a manual default that is not a text is reported with its line', () => {
  expect(() => known('output.path: { en: x }')).toThrow(
    'v2.defaults.yaml:1 output.path is not a valid default',
  );
});

test('[AUTH-5] data that differs from the package is reported with its line', () => {
  const cwd = folderOf({ 'v2.json': optionsJson(data()) });
  const file = path.join(cwd, 'v2.json');
  expect(outdated(file, optionsJson(data()), cwd)).toEqual([]);
  const [found] = outdated(file, optionsJson({ ...data(), version: '1.0.1' }), cwd);
  expect(found).toMatchObject({ file: 'v2.json', line: 3 });
  expect(found?.message).toContain('run "lectern options"');
  expect(outdated(path.join(cwd, 'v9.json'), '', cwd)[0]?.message).toContain('missing');
});

test('[OPT-3] outdated minor versions are reported', () => {
  const minors = { package: 'p', releases: ['1.0.0'], since: {}, until: {} };
  const cwd = folderOf({ 'v1.minors.json': minorsJson(minors) });
  const file = path.join(cwd, 'v1.minors.json');
  expect(outdatedMinors(file, data(), cwd)).toEqual([]);
  const [found] = outdatedMinors(file, { package: 'p', version: '1.1.0' }, cwd);
  expect(found?.message).toContain(
    'p 1.0.0, but the data is from p 1.1.0 → run "lectern options --minors"',
  );
  expect(outdatedMinors(path.join(cwd, 'v9.json'), data(), cwd)).toEqual([]);
});
