import { expect, test } from 'vitest';
import { isHiddenPage, ownElements } from './ownElements';

test('[SEO-1] elements of a head setting are known by their names', () => {
  const head = [
    ['meta', { property: 'og:image', content: 'a' }],
    ['meta', { name: 'robots', content: 'noindex' }],
    ['link', { rel: 'canonical', href: '/x' }],
    ['link', { rel: 'alternate', href: '/feed.xml' }],
    '<meta name="raw">',
    () => '',
  ];
  expect([...ownElements(head)]).toEqual(['og:image', 'robots', 'canonical']);
  expect(ownElements(undefined).size).toBe(0);
});

test.each([
  [{ noindex: true }, true],
  [{ noindex: false }, false],
  [{ head: [['meta', { name: 'robots', content: 'noindex, follow' }]] }, true],
  [{ head: [['meta', { name: 'robots', content: 'none' }]] }, true],
  [{ head: [['meta', { name: 'robots', content: 'noarchive' }]] }, false],
  [{ head: [['link', { rel: 'canonical', href: 'https://other.example/' }]] }, true],
  [{}, false],
  [undefined, false],
])('[SEO-1] a page with %j is hidden: %s', (frontmatter, expected) => {
  expect(isHiddenPage(frontmatter)).toBe(expected);
});
