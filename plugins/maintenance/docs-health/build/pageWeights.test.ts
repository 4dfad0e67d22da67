import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeSite } from '../../../serving/server/testing/testSite';
import { pageStyle } from './pageStyle';
import { createWeightReader } from './pageWeights';

test('[LOOP-2] the size of a page includes its document, and each referenced script and style of the site once', () => {
  const html = [
    '<link href="/docs/a.css" rel="stylesheet"><link rel="preload" href="/docs/b.js">',
    '<script src="/docs/a.js"></script><script defer src="/docs/a.js"></script>',
    '<script src="https://other.example/x.js"></script><script src="//other.example/y.js"></script>',
    '<noscript><script src="/docs/b.js"></script></noscript>',
  ].join('');
  const root = writeSite({ 'x.html': html, 'a.js': 'a'.repeat(99), 'b.js': 'b', 'a.css': 'c' });
  const size = (text: string) => gzipSync(text).length;
  const weigh = createWeightReader(root, '/docs/');
  expect(weigh('x.html')).toEqual({ html: size(html), js: size('a'.repeat(99)), css: size('c') });
  expect(weigh('y.html')).toBeUndefined();
});

test('[LOOP-2] the style sheet contains the tokens of the theme, with dark values for a dark system', () => {
  const style = pageStyle();
  expect(style).toMatch(
    /@media screen and \(prefers-color-scheme: dark\) \{\s+:root \{\s+--lt-ink: #eee9e2/,
  );
  expect(style).toContain('var(--lt-accent)');
  expect(style).not.toMatch(/\.dark|\/\*/);
});
