import { expect, test } from 'vitest';
import { socialName } from './socialName';

const svg = { svg: '<svg/>' };

test('a known icon results in the name of the service in its own spelling', () => {
  expect(socialName({ icon: 'github', mode: 'link', content: 'https://github.com/a' }, '')).toBe(
    'GitHub',
  );
  expect(socialName({ icon: 'discord', mode: 'link', content: 'https://x.com' }, '')).toBe(
    'Discord',
  );
});

test('a custom icon is named by its host, its text, or the fallback', () => {
  expect(socialName({ icon: svg, mode: 'link', content: 'https://www.example.com/a' }, '')).toBe(
    'example.com',
  );
  expect(socialName({ icon: svg, mode: 'text', content: 'Call us' }, '')).toBe('Call us');
  expect(socialName({ icon: svg, mode: 'img', content: '/code.png' }, 'Contact')).toBe('Contact');
});
