import { expect, test } from 'vitest';
import type { PublishedOptions } from '../../../plugins/reference/options/published/shared';
import { cardOf } from './cardOf';
import { cardPlace } from './cardPlace';

const options: PublishedOptions = {
  package: 'bundler',
  version: '2.0.0',
  plugins: ['HtmlPlugin', 'experiments.NewPlugin'],
  exports: {
    HtmlPlugin: { page: '/plugins/html-plugin', about: 'Writes a page.' },
    'experiments.NewPlugin': { page: '/plugins/new#new', experimental: true },
  },
  open: [],
  options: {
    'output.clean': {
      type: 'boolean | {…}',
      page: '/config/output#outputclean',
      changed: ['type'],
    },
    'output.clean.keep': { type: 'string', page: '/config/output#outputclean' },
    'rules[].test': { type: 'RegExp', page: '/config/module#ruletest', about: 'A condition.' },
  },
  removed: {},
  replaced: {},
};

test('[OPT-2] a card is about the option at the address, and of several about the one that is named', () => {
  expect(cardOf(options, '/config/output#outputclean', 'output.clean')).toMatchObject({
    name: 'output.clean',
    marks: ['type'],
  });
  expect(cardOf(options, '/config/output#outputclean', 'clean.keep')?.name).toBe(
    'output.clean.keep',
  );
  expect(cardOf(options, '/config/output#outputclean', 'something')?.name).toBe('output.clean');
  expect(cardOf(options, '/config/module#ruletest', 'Rule.test')).toMatchObject({
    name: 'rules.test',
    type: 'RegExp',
    about: 'A condition.',
  });
});

test('[OPT-2] a card is about an export by its page or section, and nothing else has one', () => {
  expect(cardOf(options, '/plugins/html-plugin', 'HtmlPlugin')).toEqual({
    name: 'HtmlPlugin',
    about: 'Writes a page.',
    marks: [],
  });
  expect(cardOf(options, '/plugins/new#new', 'NewPlugin')?.marks).toEqual(['experimental']);
  expect(cardOf(options, '/config/output', 'output')).toBeUndefined();
});

const room = { width: 1000, height: 800 };
const card = { width: 400, height: 200 };
const link = { top: 100, bottom: 120, left: 50, right: 90 };

test('[OPT-2] a card is below its link, above it near the bottom of the window, and never outside', () => {
  expect(cardPlace(link, card, room)).toEqual({ top: 126, left: 50 });
  expect(cardPlace({ ...link, top: 700, bottom: 720 }, card, room).top).toBe(494);
  expect(cardPlace({ ...link, left: 900 }, card, room).left).toBe(592);
  expect(cardPlace({ ...link, left: 2 }, card, { width: 320, height: 200 })).toEqual({
    top: 126,
    left: 8,
  });
});
