import { expect, test } from 'vitest';
import { reportFacts } from './pageEdits';
import { latestFacts, pageRuns, subscribeEdits } from './runtime/editedPages';

test('[AUTH-6] the code of a page tells its facts, other code is left alone', () => {
  const page = 'MDXContent.__RSPRESS_PAGE_META = {};\n';
  expect(reportFacts(page)).toMatch(/pageRuns\(MDXContent\.__RSPRESS_PAGE_META\);\n$/);
  expect(reportFacts('export const a = 1;')).toBe('export const a = 1;');
});

const facts = (title: string) => ({ 'en%2Fguide': { title, toc: [], frontmatter: {} } });

test('[AUTH-6] the latest facts of a page win, and listeners are told', async () => {
  let told = 0;
  const stop = subscribeEdits(() => {
    told += 1;
  });
  for (const title of ['First', 'Second']) {
    pageRuns(facts(title));
    await Promise.resolve();
  }
  stop();
  pageRuns(facts('Third'));
  await Promise.resolve();
  expect([told, latestFacts('en/guide')?.title]).toEqual([2, 'Third']);
});

test('[AUTH-6] an edit of the text alone tells no listener and keeps the known facts; one of its facts does', async () => {
  pageRuns(facts('Same'));
  await Promise.resolve();
  const known = latestFacts('en/guide');
  let told = 0;
  const stop = subscribeEdits(() => {
    told += 1;
  });

  const again = facts('Same');
  pageRuns(again);
  await Promise.resolve();
  expect(told).toBe(0);
  expect(latestFacts('en/guide')).toBe(known);
  expect(again['en%2Fguide']).toBe(known);

  // Plugins change the facts at the end of the code of a page.
  const changed = facts('Same');
  pageRuns(changed);
  changed['en%2Fguide'].title = 'Changed by a plugin';
  await Promise.resolve();
  stop();
  expect([told, latestFacts('en/guide')?.title]).toEqual([1, 'Changed by a plugin']);
});
