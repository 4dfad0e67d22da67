import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeIssues } from './describeIssues';

function said(schema: z.ZodType, value: unknown): string[] {
  const { error } = z.strictObject({ a: schema }).safeParse({ a: value });
  return describeIssues(error?.issues ?? [], { a: value }, 'setting').map(({ text }) => text);
}

test.each<[string, z.ZodType, unknown, string]>([
  ['a fraction', z.int(), 1.5, 'a must be a whole number, but is 1.5'],
  ['a number that is too large', z.int().max(3), 4, 'a must be at most 3, but is 4'],
  ['a text as an object', z.record(z.string(), z.string()), 'x', 'a must be an object, but is "x"'],
  ['a text as a tuple', z.tuple([z.string()]), 'x', 'a must be an array, but is "x"'],
  ['a single choice', z.literal('on'), 'off', 'a must be "on", but is "off"'],
  ['several choices', z.enum(['on', 'off']), 'x', 'a must be one of "on", "off", but is "x"'],
  ['an empty text', z.string().min(1), '', 'a must be a non-empty string, but is ""'],
  ['an empty array', z.array(z.int()).min(1), [], 'a must be a non-empty array, but is []'],
  [
    'a tuple with too few items',
    z.tuple([z.int(), z.int()]),
    [1],
    'a must be an array of at least 2 items, but is [1]',
  ],
  [
    'a tuple with too many items',
    z.tuple([z.int(), z.int()]),
    [1, 2, 3],
    'a must be an array of at most 2 items, but is [1,2,3]',
  ],
  [
    'a long text, whatever its schema says',
    z.string().max(2, 'a is too long → shorten it'),
    'xyz',
    'a must be a string of at most 2 characters, but is "xyz"',
  ],
  [
    'a wrong key',
    z.record(z.string().regex(/^\w+$/, 'a name such as "chart"'), z.number()),
    { 'x y': 1 },
    'a key of a must be a name such as "chart", but is "x y"',
  ],
  [
    'an empty key',
    z.record(z.string().min(1), z.string()),
    { '': 'x' },
    'a key of a must be a non-empty string, but is ""',
  ],
  [
    'a date instead of a text',
    z.string(),
    new Date('2026-05-01'),
    'a must be a string, but is the date 2026-05-01 → write "2026-05-01"',
  ],
  [
    'a time instead of a number',
    z.number(),
    new Date('2026-05-01T08:30:00Z'),
    'a must be a number, but is the date 2026-05-01T08:30:00.000Z',
  ],
  ['a union', z.union([z.literal(false), z.string()]), 1, 'a must be false or a string, but is 1'],
])('[DIAG-3] %s is described in a sentence', (_, schema, value, text) => {
  expect(said(schema, value)).toEqual([text]);
});
