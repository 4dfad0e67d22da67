import { expect, test } from 'vitest';
import { queryOfAddress, withoutQuery } from './askedQuery';

test('a URL can contain a query', () => {
  expect(queryOfAddress('https://x.example/docs/?search=output%20path%3F')).toBe('output path?');
  expect(queryOfAddress('https://x.example/docs/?a=1#search=2')).toBeUndefined();
  expect(queryOfAddress('https://x.example/docs/?search=')).toBeUndefined();
});

test('only the query is removed from the URL', () => {
  expect(withoutQuery('https://x.example/docs/?a=1&search=b#c')).toBe(
    'https://x.example/docs/?a=1#c',
  );
  expect(withoutQuery('https://x.example/docs/?search=b')).toBe('https://x.example/docs/');
});
