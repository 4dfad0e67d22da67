import { expect, test } from 'vitest';
import { replaceOnce } from './replaceOnce';

test('replaces the only match, and inserts the replacement literally', () => {
  expect(replaceOnce('x = [1, 2];', /\[.*\]/, '$&')).toBe('x = $&;');
});

test.each(['nothing here', 'a1 a2'])('fails the build when "%s" has not one match', (code) => {
  expect(() => replaceOnce(code, /a\d/, '')).toThrow(
    /^has [02] matches for \/a\\d\/, but 1 was expected/,
  );
});
