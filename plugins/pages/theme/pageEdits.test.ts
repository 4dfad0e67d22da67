import { expect, test } from 'vitest';
import { reportFacts } from './pageEdits';
import { latestFacts, pageRuns, subscribeEdits } from './runtime/editedPages';

test('[AUTH-6] the code of a page tells its facts, other code is left alone', () => {
  const page = 'MDXContent.__RSPRESS_PAGE_META = {};\n';
  expect(reportFacts(page)).toMatch(/pageRuns\(MDXContent\.__RSPRESS_PAGE_META\);\n$/);
  expect(reportFacts('export const a = 1;')).toBe('export const a = 1;');
});

test('[AUTH-6] the latest facts of a page win, and listeners are told', () => {
  let told = 0;
  const stop = subscribeEdits(() => {
    told += 1;
  });
  const facts = (title: string) => ({ 'en%2Fguide': { title, toc: [], frontmatter: {} } });
  pageRuns(facts('First'));
  pageRuns(facts('Second'));
  stop();
  pageRuns(facts('Third'));
  expect([told, latestFacts('en/guide')?.title]).toEqual([2, 'Third']);
});
