import { expect, test } from 'vitest';
import { grouped, LOOSE, union, unionParts } from './unionText';

test('a union has each member once, no undefined, and boolean for both of its values', () => {
  expect(union(['string', 'undefined', 'false', 'string', 'true'])).toBe('string | boolean');
  expect(union(["'a'", 'never'])).toBe("'a'");
  expect(union(['undefined'])).toBe('undefined');
});

test('a function in a union stands in parentheses', () => {
  expect(union(['(a: string) => void', 'false'])).toBe('((a: string) => void) | false');
});

test('bars in brackets and in the result of a function part nothing', () => {
  expect(unionParts('a | { b: c | d } | (e | f)[]')).toEqual(['a', '{ b: c | d }', '(e | f)[]']);
  expect(unionParts('() => a | b')).toEqual(['() => a | b']);
  expect(unionParts('(() => a) | b')).toEqual(['() => a', 'b']);
});

test('what has a bar, an ampersand or an arrow outside of brackets is put in parentheses in a list', () => {
  expect(grouped('a | b', LOOSE)).toBe('(a | b)');
  expect(grouped('Array<a | b>', LOOSE)).toBe('Array<a | b>');
  expect(grouped('() => a', LOOSE)).toBe('(() => a)');
});
