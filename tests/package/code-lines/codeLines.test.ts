import path from 'node:path';
import { buildTestSite, type TestSite } from 'lectern/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const BUILD_MS = 240_000;
const plugin = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));

const filesFor = (limit: number) => ({
  'rspress.config.ts': `import { defineSite } from 'lectern';
import { codeLines } from ${plugin('codeLines.ts')};
import { pageWeight } from ${plugin('pageWeight.ts')};
import { statusBadge } from ${plugin('statusBadge.ts')};

export default defineSite({
  title: 'Test',
  plugins: [codeLines, statusBadge, pageWeight(${limit})],
});
`,
  'docs/index.mdx': '# Start\n\n```js\nconst first = 1;\nconst second = 2;\n```\n',
});

let site: TestSite;
beforeAll(async () => {
  site = await buildTestSite(filesFor(1_000_000));
}, BUILD_MS);
afterAll(() => site?.close());

test('[EXT-3] a transformer of code blocks changes the page, but not its Markdown', async () => {
  const html = await (await site.fetch('/')).text();
  expect(html).toContain('data-line="2"');
  expect(site.read('index.md')).not.toContain('data-line');
});

test('[EXT-3] the policy of the site allows the sources of a plugin', async () => {
  const { headers } = await site.fetch('/');
  expect(headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://status.example.com",
  );
});

test(
  '[EXT-3] problems that a plugin finds in the output stop the build',
  async () => {
    await expect(buildTestSite(filesFor(10))).rejects.toThrow(
      /\[page-weight\] \d+ problems in the output:\n {2}404\.html has \d+ characters, but 10 are allowed → split the page\n/,
    );
  },
  BUILD_MS,
);
