import { expect, test } from 'vitest';
import { replaceOnce } from './replaceOnce';

test('replaces the one place that matches, with the replacement as it is', () => {
  expect(replaceOnce('a.js', 'x = [1, 2];', /\[.*\]/, '$&')).toBe('x = $&;');
});

test.each(['nothing here', 'a1 a2'])('fails the build when "%s" has not one match', (code) => {
  expect(() => replaceOnce('a.js', code, /a\d/, '')).toThrow(
    /\[first-load\] a\.js has [02] places that match \/a\\d\/, one was expected/,
  );
});
