import { expect, test } from 'vitest';
import { askAddress } from './askAddress';

test('[LOOP-1] feedback is sent to the server of the site or to a configured endpoint', () => {
  expect(askAddress('/api/chat/page', '/docs/')).toBe('/docs/api/chat/page');
  expect(askAddress('/api/chat/token', '/', 'https://ask.example/api/chat')).toBe(
    'https://ask.example/api/chat/token',
  );
});
