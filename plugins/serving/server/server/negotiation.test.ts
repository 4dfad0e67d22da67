import { expect, test } from 'vitest';
import { acceptedEncoding, wantsMarkdown } from './negotiation';
import { readPreferences } from './qualities';

test.each([
  [null, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['gzip;q=0, br;q=0, identity;q=0', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['deflate, zstd', 'identity'],
  ['br;q=x', 'br'],
  ['br;q=2, gzip;q=0.1', 'gzip'],
])('Accept-Encoding %s is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.9, text/markdown', true],
  ['text/markdown;q=0.5, text/html', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.1, */*;q=0.8', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['*/*', false],
  ['text/*', false],
  [null, false],
])('[MD-5] Accept %s asks for Markdown: %s', (header, isWanted) => {
  expect(wantsMarkdown(header)).toBe(isWanted);
});

test('parses a header of any length quickly', () => {
  expect(readPreferences('a,'.repeat(100_000)).length).toBeLessThan(100);
});
