import { expect, test } from 'vitest';
import { ownHeaders } from './ownHeaders';

const site = {
  ownHeaders: [
    { path: '/play/', headers: { a: 'document' } },
    { path: '/play/assets/', headers: { a: 'asset' } },
  ],
};

test('the longest matching path prefix applies, and other files are unaffected', () => {
  expect(ownHeaders(site, '/play/v2.html')).toEqual({ a: 'document' });
  expect(ownHeaders(site, '/play/assets/a.js')).toEqual({ a: 'asset' });
  expect(ownHeaders(site, '/player.html')).toBeUndefined();
});
