import { expect, test } from 'vitest';
import { TEXTS, textsOf } from './texts';

test('both languages of a text have the same values', () => {
  const namesIn = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];
  for (const { en, zh } of Object.values(TEXTS)) expect(namesIn(zh)).toEqual(namesIn(en));
});

test('the values of a text are inserted', () => {
  expect(textsOf('en')('goTo', { file: 'a.js', line: 2 })).toBe('a.js, line 2');
});
