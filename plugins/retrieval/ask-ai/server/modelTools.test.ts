import { expect, test } from 'vitest';
import { startAskSite } from '../testing/askSite';
import { fakeUpstream } from '../testing/fakeUpstream';
import { readStream } from '../testing/readStream';

const ADDRESS = '/docs/config/output#outputpath';
const OPTIONS = {
  package: 'bundler',
  version: '2.3.0',
  plugins: [],
  open: [],
  removed: {},
  replaced: {},
  options: { 'output.path': { type: 'string', default: "`'dist/8421'`" } },
};

test('[ANS-4] the model of a built site reads its pages and options in other threads', async () => {
  const upstream = await fakeUpstream((_, at) =>
    at > 0
      ? [{ say: `It is \`dist/8421\`, kept for 7531 days [Output](${ADDRESS}).` }]
      : [
          { call: 'read_section', input: { address: ADDRESS } },
          { call: 'get_option', input: { name: 'output.path' } },
        ],
  );
  const site = await startAskSite(
    { ASK_AI_MODEL_URL: upstream.model.baseUrl, ASK_AI_MODEL: 'fake' },
    {
      'config/output.md': '# Output\n\n## output.path\n\nKept for 7531 days.\n',
      'options/v2/en.json': JSON.stringify(OPTIONS),
    },
  );
  const dialog = await site.dialog();
  const { text, error } = await readStream(
    await dialog.ask('Where is the directory that bundles are written to?'),
  );
  expect(error).toBeUndefined();
  expect(text).toBe(`It is \`dist/8421\`, kept for 7531 days [Output](${ADDRESS}).`);
  const results = upstream.calls[1]?.messages.filter(({ role }) => role === 'tool');
  expect(results?.map(({ content }) => content)).toEqual([
    expect.stringContaining('## output.path\n\nKept for 7531 days.'),
    expect.stringContaining("Default: `'dist/8421'`"),
  ]);
  site.terminate();
  await site.ended;
  await upstream.close();
});
