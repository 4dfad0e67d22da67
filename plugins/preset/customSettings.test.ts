import { expect, test } from 'vitest';
import { z } from 'zod';
import { customSettings } from './customSettings';

const keys = {
  sinceBadge: z.strictObject({ newest: z.string(), max: z.int().default(3) }).optional(),
};

test("a site's own keys are kept, and those of a plugin get their defaults", () => {
  const given = { banner: { text: 'Hello' }, sinceBadge: { newest: '2.1' } };
  expect(customSettings(given, keys)).toEqual({
    custom: { banner: { text: 'Hello' }, sinceBadge: { newest: '2.1', max: 3 } },
    faults: [],
  });
});

test('without such settings the result is empty, unless a plugin has a default', () => {
  expect(customSettings(undefined, keys)).toEqual({ custom: undefined, faults: [] });
  const withDefault = { level: z.int().default(2) };
  expect(customSettings(undefined, withDefault).custom).toEqual({ level: 2 });
});

test('an invalid value of a plugin setting is reported with its path and a remedy', () => {
  expect(customSettings({ sinceBadge: { newest: 2, maxx: 1 } }, keys).faults).toEqual([
    'themeConfig.custom.sinceBadge.newest must be a string, but is 2 → write "2"',
    'unknown setting "themeConfig.custom.sinceBadge.maxx" → did you mean "themeConfig.custom.sinceBadge.max"?',
  ]);
  expect(customSettings({}, { level: z.int() }).faults).toEqual([
    'themeConfig.custom.level must be a number, but is missing',
  ]);
});

test('a key that resembles a declared one is reported', () => {
  expect(customSettings({ sinceBage: {} }, keys).faults).toEqual([
    'no plugin reads themeConfig.custom.sinceBage → did you mean "themeConfig.custom.sinceBadge"?',
  ]);
  expect(customSettings({ sinceBadge: undefined, banner: 1 }, keys).faults).toEqual([]);
  expect(customSettings({ sinceBadge: { newest: '1' }, sinceBadges: [] }, keys).faults).toEqual([]);
});

test('a value that cannot be serialized is reported at any depth', () => {
  const round: Record<string, unknown> = {};
  round.self = round;
  const given = {
    onClick: () => {},
    list: [1, { at: new Date(0) }],
    round,
    size: Number.NaN,
    fine: [null, undefined, true, 'x'],
  };
  expect(customSettings(given, {}).faults.map((line) => line.split(' →')[0])).toEqual([
    'themeConfig.custom.onClick is a function',
    'themeConfig.custom.list[1].at is a Date',
    'themeConfig.custom.round.self is an object that contains itself',
    'themeConfig.custom.size is NaN',
  ]);
});
