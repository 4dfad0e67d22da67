import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublishedOptions } from '../../reference/options/published/shared';
import { startServer } from '../../serving/site-server/testing/testServer';
import { writeDocsSite } from './testing/docsSite';

const v2: PublishedOptions = {
  package: 'bundler',
  version: '2.3.0',
  plugins: ['HtmlPlugin'],
  open: [],
  removed: {},
  replaced: {},
  options: {
    mode: { type: "'production' | 'none'", default: "`'production'`", page: '/config/output' },
    'output.path': {
      type: 'string',
      default: "`'dist'`",
      previousDefault: "`'build'`",
      changed: ['default'],
      page: '/config/output#outputpath',
    },
    'output.clean': { type: 'boolean', changed: ['added'] },
    plugins: { type: 'Plugin[]' },
    'HtmlPlugin.template': { type: 'string' },
  },
};
const v1: PublishedOptions = {
  package: 'bundler',
  version: '1.7.0',
  plugins: ['HtmlPlugin', 'OldPlugin'],
  open: [],
  removed: {},
  replaced: {},
  options: {
    'output.path': { type: 'string', default: "`'build'`" },
    profile: { type: 'boolean', page: '/v1/config/entry' },
  },
};

let server: Awaited<ReturnType<typeof startServer>>;
let client: Client;

beforeAll(async () => {
  server = await startServer(
    writeDocsSite({
      'options/v2/en.json': JSON.stringify(v2),
      'options/v1/en.json': JSON.stringify(v1),
    }),
  );
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${server.port}/docs/mcp`)),
  );
});

afterAll(async () => {
  await client.close();
  server.terminate();
  await server.ended;
});

async function call(name: string, args: Record<string, unknown>) {
  const answer = await client.callTool({ name, arguments: args });
  const [first] = answer.content as { text: string }[];
  return {
    text: first?.text ?? '',
    data: answer.structuredContent,
    isError: answer.isError ?? false,
  };
}

test('[ANS-6] a site with options has tools for them, and describes when to use them', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'list_pages',
    'read_page',
    'get_option',
    'check_config',
    'diff_versions',
  ]);
  expect(client.getInstructions()).toContain('get_option');
  // Clients check the data of answers against these schemas, as does the server.
  expect(tools.filter(({ outputSchema }) => !outputSchema).map(({ name }) => name)).toEqual([
    'read_page',
  ]);
});

test('[ANS-6] get_option returns type, default, versions and page', async () => {
  const { text, data } = await call('get_option', { name: 'output.path' });
  expect(text.split('\n')).toEqual([
    'output.path (bundler 2.3.0)',
    'Type: string',
    "Default: `'dist'`",
    "v1 (1.7.0): string; default `'build'`",
    'Read: https://docs.example/docs/config/output#outputpath',
  ]);
  expect(data).toEqual({
    version: 'v2',
    release: '2.3.0',
    options: [
      {
        path: 'output.path',
        type: 'string',
        default: "`'dist'`",
        previousDefault: "`'build'`",
        changed: ['default'],
        page: 'https://docs.example/docs/config/output#outputpath',
      },
    ],
  });
});

test('[ANS-6] the last part of an option name is sufficient', async () => {
  const { text } = await call('get_option', { name: 'clean' });
  expect(text).toContain('output.clean (bundler 2.3.0)\nType: boolean\nNew in this version.\nv1');
  expect(text).toContain('v1 (1.7.0): does not have it');
});

test('[ANS-6] a name that only exists in another version, and an unknown name', async () => {
  expect(await call('get_option', { name: 'profile' })).toMatchObject({
    isError: true,
    text: 'v2 does not have profile; v1 (1.7.0) does: boolean. Read: https://docs.example/docs/v1/config/entry',
  });
  expect((await call('get_option', { name: 'output.pathh' })).text).toBe(
    'There is no option "output.pathh" → did you mean output.path? Otherwise, call search_docs.',
  );
});

test('[ANS-6] check_config reports line, column and page of each finding, and runs no code', async () => {
  const config = `export default {
  mode: 'prod',
  output: { paht: process.exit(1) },
  profile: true,
  plugins: [new OldPlugin()],
};`;
  const { text, data } = await call('check_config', { config });
  expect(text.split('\n')).toEqual([
    '4 findings for bundler 2.3.0:',
    '',
    '2:9 `mode` cannot be `prod`. It must be `production`, `none`. Did you mean `production`?',
    '    https://docs.example/docs/config/output',
    '3:13 `output.paht` is not an option of 2.3.0. Did you mean `path`?',
    '4:3 `profile` exists in 1.7.0, but was removed in 2.3.0.',
    '    https://docs.example/docs/v1/config/entry',
    '5:13 `OldPlugin` exists in 1.7.0, but was removed in 2.3.0.',
  ]);
  expect(data).toMatchObject({
    findings: [
      { kind: 'value', path: 'mode', line: 2, column: 9 },
      { kind: 'unknown', path: 'output.paht', line: 3, column: 13 },
      { kind: 'removed' },
      { kind: 'plugin-removed' },
    ],
  });
});

test('[ANS-6] check_config says that there are more findings than those it lists', async () => {
  const keys = Array.from({ length: 101 }, (_, at) => `a${at}: 1`).join();
  const { text } = await call('check_config', { config: `{ output: { ${keys} } }` });
  expect(text).toMatch(/^More than 100 findings for bundler 2\.3\.0:/);
});

test('[ANS-6] check_config for an older version reports newer options', async () => {
  const { text } = await call('check_config', { config: '{ mode: "none" }', version: 'v1' });
  expect(text).toContain('`mode` needs 2.3.0. It does not exist in 1.7.0.');
});

test('[ANS-6] check_config reports values that cannot be checked', async () => {
  expect(await call('check_config', { config: 'export default { mode: }' })).toMatchObject({
    isError: true,
    text: 'Line 1, column 24: Unexpected token.',
  });
  expect(await call('check_config', { config: '{ mode: "none" }' })).toMatchObject({
    isError: false,
    text: 'No problems were found for bundler 2.3.0. Values that are only known when the file runs were not checked.',
  });
});

test('[ANS-6] diff_versions lists what a version changed', async () => {
  const { text, data } = await call('diff_versions', {});
  expect(data).toEqual({
    older: '1.7.0',
    newer: '2.3.0',
    changes: [
      { kind: 'removed', option: 'profile' },
      { kind: 'default', option: 'output.path', before: "`'build'`", after: "`'dist'`" },
      { kind: 'added', option: 'output.clean', after: 'boolean' },
    ],
  });
  expect(text.split('\n')).toEqual([
    '3 changes (1.7.0 → 2.3.0):',
    '',
    'removed: profile',
    "default: output.path: `'build'` → `'dist'`",
    'added: output.clean: boolean',
  ]);
  expect((await call('diff_versions', { option: 'mode' })).text).toBe(
    'No option at or below mode changed (1.7.0 → 2.3.0).',
  );
  expect((await call('diff_versions', { option: 'nope' })).isError).toBe(true);
});
