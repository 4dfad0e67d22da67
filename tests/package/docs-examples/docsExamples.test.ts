import { expect, test } from 'vitest';
import { allExamples, examplesOf } from './examples';
import { runConfig } from './runConfig';
import { typeFaults } from './typeFaults';

const examples = allExamples();

/** The home page shows what the error of a misspelled setting is. */
const MISSPELLED = /docs\/\w+\/index\.mdx/;
const right = examples.filter(({ page }) => !MISSPELLED.test(page));
const misspelled = examples.filter(({ page }) => MISSPELLED.test(page));

test('[EXT-3] the examples of the docs compile with the types of the package', () => {
  expect(examples.length).toBeGreaterThan(80);
  expect(typeFaults(right)).toEqual([]);
});

test('a misspelled setting in an example is an error of its types, with the line of the page', () => {
  expect(misspelled).toHaveLength(2);
  const faults = typeFaults(misspelled);
  expect(faults).toHaveLength(2);
  for (const fault of faults) expect(fault).toMatch(/index\.mdx:\d+ .*'serch' does not exist/);
  const page =
    '# A\n\n```ts title="rspress.config.ts"\nexport default defineSite({\n  titel: 1,\n});\n```\n';
  expect(typeFaults(examplesOf('site/lectern/docs/en/a.mdx', page))).toEqual([
    expect.stringMatching(/^site\/lectern\/docs\/en\/a\.mdx:5 .*'titel' does not exist/),
  ]);
});

const configs = right.filter(({ file }) => file.endsWith('rspress.config.ts'));

test.each(configs)('[EXT-1] the settings at $page:$line can be used', ({ code }) => {
  expect(() => runConfig(code)).not.toThrow();
});

test.each(misspelled)('the settings at $page:$line are refused with the right name', ({ code }) => {
  expect(() => runConfig(code)).toThrow('serch is no setting → write search, or remove it');
});
