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

test('without such settings there is nothing, unless a plugin has a default', () => {
  expect(customSettings(undefined, keys)).toEqual({ custom: undefined, faults: [] });
  const withDefault = { level: z.int().default(2) };
  expect(customSettings(undefined, withDefault).custom).toEqual({ level: 2 });
});

test('a wrong value of a plugin is named with its place and what to write', () => {
  expect(customSettings({ sinceBadge: { newest: 2, maxx: 1 } }, keys).faults).toEqual([
    'themeConfig.custom.sinceBadge.newest is 2 → write a string',
    'themeConfig.custom.sinceBadge.maxx is no setting → write themeConfig.custom.sinceBadge.max, or remove it',
  ]);
  expect(customSettings({}, { level: z.int() }).faults).toEqual([
    'themeConfig.custom.level is nothing → write a number',
  ]);
});

test('a key that is all but the name of one that a plugin reads is reported', () => {
  expect(customSettings({ sinceBage: {} }, keys).faults).toEqual([
    'themeConfig.custom.sinceBage is read by no plugin → write themeConfig.custom.sinceBadge',
  ]);
  expect(customSettings({ sinceBadge: undefined, banner: 1 }, keys).faults).toEqual([]);
  expect(customSettings({ sinceBadge: { newest: '1' }, sinceBadges: [] }, keys).faults).toEqual([]);
});

test('a value that pages cannot get is named, however deep it is', () => {
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
