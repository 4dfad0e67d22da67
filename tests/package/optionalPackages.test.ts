import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_PAGES, ALL_SETTINGS, MCP_REQUEST, MODEL } from './everyFeature';
import {
  installed,
  OPTIONAL,
  type PackedSite,
  page,
  run,
  settings,
  siteBelow,
  start,
} from './installed';

const LIMIT_MS = 400_000;

/** A plugin of a door in a site that does not have the setting, built. */
function builtWith(folder: string, door: string, name: string, options: string) {
  const site = siteBelow(folder, {
    'rspress.config.ts': `import { ${name} } from 'lectern/plugins/${door}';\n${settings(
      `  title: 'One', siteOrigin: 'https://docs.example', plugins: [${name}(${options})],`,
    )}`,
    'docs/index.mdx': page('Start', 'Words.'),
  });
  return site.lectern(['build']);
}

/** Runs a script that uses the package, as a project of somebody else does. */
async function script(folder: string, site: PackedSite, text: string): Promise<string> {
  const file = path.join(site.folder, 'script.mjs');
  writeFileSync(file, text);
  return (await run(process.execPath, [file], folder)).output;
}

describe('without the packages that only some sites install', () => {
  /** What was said by each way to a feature. */
  const said: Record<string, string> = {};
  let mcp: Response;

  beforeAll(async () => {
    const folder = await installed();
    const all = siteBelow(folder, { 'rspress.config.ts': settings(ALL_SETTINGS), ...ALL_PAGES });
    // The server of a site that was built where the packages are.
    const served = siteBelow(folder, {
      'rspress.config.ts': `import { pluginAskAi } from 'lectern/plugins/ask-ai';
import { pluginMarkdown } from 'lectern/plugins/markdown';
${settings("  title: 'Served', markdown: false, plugins: [pluginAskAi({}), pluginMarkdown({ mcp: true })],")}`,
      'docs/index.mdx': page('Start', 'Words.'),
    });
    const output = async (name: string, ended: ReturnType<typeof run>) => {
      const { code, output: text } = await ended;
      said[name] = `${text}\nexit ${code}`;
    };
    await Promise.all([
      output('settings', all.lectern(['build'])),
      output(
        'feeds',
        builtWith(
          folder,
          'feeds',
          'pluginFeeds',
          "{ section: 'news', title: { en: 'N' }, description: { en: 'N' } }",
        ),
      ),
      output('mermaid', builtWith(folder, 'mermaid', 'pluginMermaid', '')),
      output('math', builtWith(folder, 'math', 'pluginMath', '')),
      output('social-cards', builtWith(folder, 'social-cards', 'pluginSocialCards', '')),
      served.build(),
    ]);
    for (const service of ['algolia', 'typesense', 'meilisearch']) {
      await output(service, served.lectern(['search', 'push', '--to', service, '--dry-run']));
    }
    await output('samples', served.lectern(['samples']));
    await output('options', served.lectern(['options']));
    await output('check', served.lectern(['check']));
    await output('report', served.lectern(['ask', 'report'], { ASK_AI_DATABASE: 'asked.db' }));
    const redis = { LIMITS_REDIS: 'redis://127.0.0.1:1', PORT: '0' };
    await output('redis', served.lectern(['serve'], redis));
    const server = await start(folder, served.folder, ['serve'], {
      PORT: '0',
      ASK_AI_DATABASE: 'asked.db',
    });
    mcp = await fetch(`${server.origin}/mcp`, MCP_REQUEST);
    await server.says('@libsql/client');
    await server.stop();
    said.server = server.output();
    const asking = await start(folder, served.folder, ['serve'], {
      PORT: '0',
      ASK_AI_DATABASE: 'off',
      ...MODEL,
    });
    await asking.says('@ai-sdk');
    await asking.stop();
    said.model = asking.output();
    said.browser = await script(
      folder,
      served,
      `import { existsSync } from 'node:fs';
import { buildTestSite } from 'lectern/testing';
const site = await buildTestSite({
  'rspress.config.ts': "import { defineSite } from 'lectern'; export default defineSite({ title: 'T' });",
  'docs/index.mdx': '# Start\\n\\nWords.\\n',
});
await site.open('/').catch((error) => console.log(error.message));
await site.close();
console.log(existsSync(site.folder) ? 'has files left' : 'is closed');
`,
    );
  }, LIMIT_MS);

  test.each([
    ['settings', 'askAi is on, but @libsql/client is not installed → npm install @libsql/client@'],
    [
      'settings',
      'mcp is on, but @modelcontextprotocol/server is not installed → npm install @modelcontextprotocol/server@',
    ],
    ['settings', 'feeds is on, but feed is not installed → npm install feed@'],
    [
      'settings',
      'mermaid is on, but beautiful-mermaid is not installed → npm install beautiful-mermaid@',
    ],
    [
      'settings',
      /math is on, but temml and remark-math are not installed → npm install temml@\S+ remark-math@/,
    ],
    [
      'settings',
      /socialCards is on, but @resvg\/resvg-js and @fontsource\/instrument-sans are not installed → npm install @resvg\/resvg-js@\S+ @fontsource\/instrument-sans@/,
    ],
    ['feeds', '[feeds] a feed needs feed, which is not installed → npm install feed@'],
    [
      'mermaid',
      '[mermaid] a diagram needs beautiful-mermaid, which is not installed → npm install beautiful-mermaid@',
    ],
    [
      'math',
      /\[math\] a formula needs temml and remark-math, which are not installed → npm install temml@\S+ remark-math@/,
    ],
    [
      'social-cards',
      /\[social-cards\] a card needs @resvg\/resvg-js and @fontsource\/instrument-sans, which are not installed → npm install @resvg/,
    ],
    [
      'algolia',
      '[search] a push to Algolia needs algoliasearch, which is not installed → npm install algoliasearch@',
    ],
    [
      'typesense',
      '[search] a push to Typesense needs typesense, which is not installed → npm install typesense@',
    ],
    [
      'meilisearch',
      '[search] a push to Meilisearch needs meilisearch, which is not installed → npm install meilisearch@',
    ],
    [
      'samples',
      '[samples] a sample needs typescript, which is not installed → npm install typescript@',
    ],
    [
      'options',
      '[options] the reference needs typescript, which is not installed → npm install typescript@',
    ],
    [
      'report',
      '[ask-ai] the database needs @libsql/client, which is not installed → npm install @libsql/client@',
    ],
    [
      'redis',
      /LIMITS_REDIS is set, but ioredis cannot be loaded \(MODULE_NOT_FOUND\) → npm install ioredis@\d/,
    ],
    [
      'server',
      'the database needs @libsql/client, which is not installed → npm install @libsql/client@',
    ],
    [
      'server',
      '[mcp] the endpoint for language models needs @modelcontextprotocol/server, which is not installed → npm install @modelcontextprotocol/server@',
    ],
    [
      'model',
      /\[ask-ai\] a model needs ai and @ai-sdk\/openai-compatible, which are not installed → npm install ai@\S+ @ai-sdk\/openai-compatible@/,
    ],
    [
      'browser',
      '[testing] a page in a browser needs playwright-core, which is not installed → npm install playwright-core@',
    ],
  ])('[KIT-2] %s names what is missing and the command that installs it: %s', (name, wanted) => {
    expect(said[name]).toMatch(wanted);
    // Nobody has to look through the inside of Node for it.
    expect(said[name]).not.toMatch(/ERR_MODULE_NOT_FOUND|Cannot find (?:module|package)/);
  });

  test('a test site that cannot be opened in a browser is closed, and leaves no files', () => {
    expect(said.browser).toMatch(/npm install playwright-core@\S+\nis closed\n$/);
  });

  test('[KIT-2] checks that cannot run are named with the command, and the others are run', () => {
    expect(said.check).toMatch(/spacing is not checked → npm install autocorrect-node@\d/);
    expect(said.check).toMatch(/spelling is not checked → npm install cspell@\d/);
    expect(said.check).toContain('exit 0');
  });

  test.each([
    'settings',
    'feeds',
    'mermaid',
    'math',
    'social-cards',
    'samples',
    'options',
    'report',
    'redis',
  ])('[DIAG-3] %s ends with 1', (name) => expect(said[name]).toContain('exit 1'));

  test('[SAFE-2] a server without the package for MCP says once that it is not available', async () => {
    expect(mcp.status).toBe(503);
    expect(await mcp.text()).toContain('the log of the server says why');
    expect(said.server?.match(/\[mcp\]/g)).toHaveLength(1);
  });

  test('[KIT-2] every package that only some sites install is named', () => {
    // It is needed by a page of playwright-core, and named when that is there.
    const after = ['axe-core'];
    const all = Object.values(said).join('\n');
    const unnamed = OPTIONAL.filter((name) => !new RegExp(`install.* ${name}@\\d`).test(all));
    expect(unnamed).toEqual(after);
  });
});
