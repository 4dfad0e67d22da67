import { expect, test } from 'vitest';
import { askedQuery, withoutQuery } from './askedQuery';

test('an address may ask for a search', () => {
  expect(askedQuery('https://x.example/docs/?search=output%20path%3F')).toBe('output path?');
  expect(askedQuery('https://x.example/docs/?a=1#search=2')).toBeUndefined();
  expect(askedQuery('https://x.example/docs/?search=')).toBeUndefined();
});

test('only the search leaves the address', () => {
  expect(withoutQuery('https://x.example/docs/?a=1&search=b#c')).toBe(
    'https://x.example/docs/?a=1#c',
  );
  expect(withoutQuery('https://x.example/docs/?search=b')).toBe('https://x.example/docs/');
});
