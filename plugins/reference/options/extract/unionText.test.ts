import { expect, test } from 'vitest';
import { grouped, LOOSE, union, unionParts } from './unionText';

test('a union has distinct members, no undefined, and boolean for true and false', () => {
  expect(union(['string', 'undefined', 'false', 'string', 'true'])).toBe('string | boolean');
  expect(union(["'a'", 'never'])).toBe("'a'");
  expect(union(['undefined'])).toBe('undefined');
});

test('a function in a union is parenthesized', () => {
  expect(union(['(a: string) => void', 'false'])).toBe('((a: string) => void) | false');
});

test('bars in brackets and in the result of a function do not separate members', () => {
  expect(unionParts('a | { b: c | d } | (e | f)[]')).toEqual(['a', '{ b: c | d }', '(e | f)[]']);
  expect(unionParts('() => a | b')).toEqual(['() => a | b']);
  expect(unionParts('(() => a) | b')).toEqual(['() => a', 'b']);
});

test('types with a bar, an ampersand or an arrow outside of brackets are parenthesized in a list', () => {
  expect(grouped('a | b', LOOSE)).toBe('(a | b)');
  expect(grouped('Array<a | b>', LOOSE)).toBe('Array<a | b>');
  expect(grouped('() => a', LOOSE)).toBe('(() => a)');
});
