import { expect, test } from 'vitest';
import { createLecternProgram, flagsTakenByNpm } from './createLecternProgram';
import { createProgram } from './program';

const silent = { write: () => {}, note: () => {}, end: () => {} };

test('[KIT-1] create-lectern accepts the flags of lectern create', () => {
  const { commands } = createProgram(silent);
  const create = commands.find((command) => command.name() === 'create');
  const flags = createLecternProgram(silent).options.map(({ flags }) => flags);
  expect(flags).toEqual(['-V, --version', ...(create?.options ?? []).map(({ flags }) => flags)]);
});

test('[DIAG-3] both command lines document their exit codes', () => {
  for (const create of [createProgram, createLecternProgram]) {
    let help = '';
    const write = (text: string) => {
      help += text;
    };
    const program = create({ ...silent, write }).configureOutput({ writeOut: write });
    program.outputHelp();
    expect(help).toMatch(/Exit codes:\n {2}0 {2}success\n {2}1 .*\n {2}2 {2}incorrect usage/);
  }
});

test('flags that npm consumed because of a missing -- are reported', () => {
  const npm = { npm_config_cache: '/npm', npm_config_version: '11', npm_config_force: 'true' };
  expect(flagsTakenByNpm(npm)).toBeUndefined();
  expect(flagsTakenByNpm({ ...npm, npm_config_languages: 'true', npm_config_ask_ai: 'true' })).toBe(
    'error: npm treated --languages, --ask-ai as its own options → write -- before the flags: npm create lectern@latest my-docs -- --languages en,de',
  );
});
