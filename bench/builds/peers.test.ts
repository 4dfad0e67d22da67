import { expect, test } from 'vitest';
import { corpusPages } from '../../tests/fixtures/corpus/writeCorpus';
import { PEERS } from './peers';

const COUNT = 44;
/**
 * Returns the text that all peers are measured with: everything below the title of a page, except for
 * links.
 */
const withoutLinks = (text: string) => text.replace(/\]\([^)]*\)/g, ']()').trim();
const wanted = corpusPages(COUNT)
  .map(({ text }) => withoutLinks(text))
  .sort();

test.each(PEERS)('$name gets the same texts, and links that lead to its pages', (peer) => {
  const files = peer.files(COUNT);
  const pages = [...files].filter(([name]) => /page-\d+\.md$/.test(name));
  const texts = pages.map(([, page]) =>
    withoutLinks(page.replace(/^---\n[\s\S]*?\n---\n\n(?:# .*\n\n)?/, '')),
  );
  expect(texts.sort()).toEqual(wanted);
  const names = pages.map(([name]) => name.replace(/\.md$/, ''));
  for (const [, page] of pages) {
    for (const [, link = ''] of page.matchAll(/\]\((\/[^)]*)\)/g)) {
      expect(names.some((name) => name.endsWith(link.replace(/\/$/, '')))).toBe(true);
    }
  }
});

test('all packages are installed in the versions of their names', () => {
  for (const { name, packages } of PEERS) {
    expect(packages.every((one) => /@\d+\.\d+\.\d+$/.test(one))).toBe(true);
    expect(packages.some((one) => one.endsWith(`@${name.split(' ')[1]}`))).toBe(true);
  }
});
