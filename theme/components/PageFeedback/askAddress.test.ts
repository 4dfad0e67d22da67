import { expect, test } from 'vitest';
import { askAddress } from './askAddress';

test('[LOOP-1] what readers say goes to the server of the site, or to the one that it names', () => {
  expect(askAddress('/api/chat/page', '/docs/')).toBe('/docs/api/chat/page');
  expect(askAddress('/api/chat/token', '/', 'https://ask.example/api/chat')).toBe(
    'https://ask.example/api/chat/token',
  );
});
