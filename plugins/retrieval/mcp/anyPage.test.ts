import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEST_SITE } from '../../serving/server/testing/testSite';
import { findPage } from '../docs-tools/findPage';
import { nearestPages } from '../docs-tools/nearestPages';
import { pageAddress, readAddress } from '../docs-tools/pageAddress';
import { markdownTitle } from '../docs-tools/pageSource';
import { textPart } from '../docs-tools/textPart';

const RUNS = { numRuns: 1000 };

const site = {
  ...TEST_SITE,
  origin: 'https://docs.example',
  base: '/docs/',
};
const pages = [
  { route: '/', title: 'Home', version: 'v2', lang: 'en' },
  { route: '/guide/start', title: 'Start', version: 'v2', lang: 'en' },
  { route: '/v1/zh/指南', title: '指南', version: 'v1', lang: 'zh' },
];
const piece = fc.oneof(
  fc.constantFrom('https://docs.example', 'http://', '//', '/', '%', '%E4', '%2f', '?', '#', '..'),
  fc.constantFrom('docs', 'v1', 'zh', 'guide', 'start', '.md', 'index', '指南', '\ud800', '\u0000'),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const asked = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''));

test('[MD-6] any requested page is listed, missing, or of another site', () => {
  fc.assert(
    fc.property(asked, (page) => {
      const found = findPage({ page }, pages, site);
      if (!found) return;
      if ('found' in found) expect(pages).toContain(found.found);
      else expect(nearestPages(found.missing, pages, 2).length).toBeLessThanOrEqual(2);
    }),
    RUNS,
  );
});

test('[MD-6] every listed page is found by its route, its address and its Markdown', () => {
  for (const page of pages) {
    const address = pageAddress(page.route, site);
    for (const written of [page.route, address, `${address}?a=%#b`]) {
      expect(findPage({ page: written }, pages, site), written).toEqual({ found: page });
    }
  }
  expect(readAddress('https://other.example/docs/', site)).toBeUndefined();
});

test('[MD-6] the parts of any text form the text, and none is too long or splits a character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.integer({ min: 2, max: 40 }),
      (text, max) => {
        let whole = '';
        for (let at: number | undefined = 0; at !== undefined; ) {
          const part = textPart(text, at, max);
          expect(part.text.length).toBeLessThanOrEqual(max);
          expect(part.text.length > 0 || part.next === undefined).toBe(true);
          expect(Buffer.from(part.text).toString()).toBe(part.text);
          whole += part.text;
          at = part.next;
        }
        expect(whole).toBe(text);
        markdownTitle(text);
      },
    ),
    RUNS,
  );
});
