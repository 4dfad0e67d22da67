import { expect, test } from 'vitest';
import { typeDifference, unionMembers } from './typeDifference';

test('[AUTH-5] a union is split into its members, ignoring bars inside of them', () => {
  expect(unionMembers("'a|b' | { c?: string | number } | ((d: 1 | 2) => void) | `e|f`")).toEqual([
    "'a|b'",
    '{ c?: string | number }',
    '((d: 1 | 2) => void)',
    '`e|f`',
  ]);
  expect(unionMembers('(a: string) => void | undefined')).toEqual([
    '(a: string) => void',
    'undefined',
  ]);
});

test('[AUTH-5] long unions are compared by the members that differ', () => {
  expect(typeDifference("'a' | 'b' | 'c' | 'old'", "'a' | 'b' | 'c' | 'x' | 'y'")).toEqual([
    "… | 'old'",
    "… | 'x' | 'y'",
  ]);
  expect(typeDifference("'a' | 'b' | 'c'", "'c' | 'b' | 'a' | 'd'")).toEqual(['…', "… | 'd'"]);
});

test('[AUTH-5] types with few shared members are not shortened', () => {
  expect(typeDifference('boolean', "boolean | 'auto'")).toEqual(['boolean', "boolean | 'auto'"]);
});
