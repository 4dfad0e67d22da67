import os from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { readAskEnvironment } from '../environment';
import { defaultDatabase, siteFolder } from './defaultPlace';

afterEach(() => void vi.restoreAllMocks());

test.each([
  [{ HOME: '/home/ada' }, '/home/ada/.local/state/lectern/rspack-docs/ask-ai.db'],
  [{ XDG_STATE_HOME: '/state', HOME: '/home/ada' }, '/state/lectern/rspack-docs/ask-ai.db'],
  [
    { XDG_STATE_HOME: 'state', HOME: '/home/ada' },
    '/home/ada/.local/state/lectern/rspack-docs/ask-ai.db',
  ],
  [
    { STATE_DIRECTORY: '/var/lib/docs:/x', XDG_STATE_HOME: '/state' },
    '/var/lib/docs/lectern/rspack-docs/ask-ai.db',
  ],
])(
  '[AI-10] with %j the database is outside of the working copy, in a folder with the name of the site',
  (env, file) => {
    expect(defaultDatabase('Rspack Docs', env)).toBe(file);
    expect(readAskEnvironment(env, 'Rspack Docs').database).toEqual({
      url: `file:${file}`,
      earlier: expect.stringMatching(/^\/.*\/\.data\/ask-ai\.db$/),
    });
  },
);

test('[AI-10] a user without a home folder, as in some containers, is told what to set', () => {
  vi.spyOn(os, 'homedir').mockImplementation(() => {
    throw new Error('uv_os_homedir returned ENOENT (no such file or directory)');
  });
  expect(() => readAskEnvironment({}, 'Docs')).toThrow(
    /^\[ask-ai\] there is no place for the database, .* → set ASK_AI_DATABASE to a file/,
  );
  expect(readAskEnvironment({ ASK_AI_DATABASE: 'off' }, 'Docs').database).toBeUndefined();
});

test('[AI-10] the configured database is used unchanged', () => {
  const named = readAskEnvironment({ ASK_AI_DATABASE: '/data/ask.db' }, 'Docs');
  expect(named.database).toEqual({ url: 'file:/data/ask.db' });
});

test.each(['OFF', 'none', 'false', '0', ':memory:'])(
  '[AI-10] %s is rejected as the name of a database, because it suggests that nothing should be stored',
  (ASK_AI_DATABASE) => {
    expect(() => readAskEnvironment({ ASK_AI_DATABASE }, 'Docs')).toThrow(
      `[ask-ai] ASK_AI_DATABASE must be libsql://docs.example.com, the path of a file, or "off", but is "${ASK_AI_DATABASE}"`,
    );
  },
);

test('the folder of a site is derived from its title', () => {
  expect(siteFolder('Rspack 文档: "v2"/../x')).toBe('rspack-文档-v2-x');
  expect(siteFolder('…')).toBe('site');
});
