import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderAnswer } from '../../docsearch/testing/renderAnswer';
import { readStream } from '../testing/readStream';
import { testAsk } from '../testing/testAsk';
import { TEST_RECORDS } from '../testing/testDocs';

let site: Awaited<ReturnType<typeof testAsk>>;

beforeAll(async () => {
  site = await testAsk();
});

afterAll(() => site.close());

test('[AI-8] without a model: one search, an introduction, and verbatim passages with their links', async () => {
  const { text, searches } = await readStream(
    await site.ask('How do I forward requests to a backend?'),
  );
  expect(searches).toEqual(['How do I forward requests to a backend?']);
  expect(text).toMatch(
    /^These passages are quoted word for word from the docs: no language model is configured/,
  );
  expect(text).toContain(
    ' A proxy forwards requests to a backend, such as http\\://localhost:4000.',
  );
  expect(text).toContain('[Dev server › Proxy](/docs/guide/dev-server#proxy)');
});

test('[AI-8] every quote is verbatim text of the section that is linked below it', async () => {
  for (const question of ['How do I use a proxy?', 'What is the dev server?', '代理怎么用']) {
    const { text } = await readStream(await site.ask(question));
    const quotes = [
      ...text.matchAll(/((?:^>.*\n)+)[^[]*(?:```[\s\S]*?```\n\n)?\[[^\]]*\]\(([^)]+)\)/gm),
    ];
    expect(quotes.length, text).toBeGreaterThan(0);
    for (const [, quote = '', url] of quotes) {
      const words = quote.replace(/^>\s?/gm, '').replace(/\\(.)/g, '$1').trim();
      const content = TEST_RECORDS.find((record) => record.url === url)?.content ?? '';
      for (const line of words.split(/\n+/)) expect(content).toContain(line);
    }
  }
});

test('[AI-8] a how-to question gets the whole example; printed output is not an example', async () => {
  const { text } = await readStream(await site.ask('How do I forward requests with a proxy?'));
  const code = TEST_RECORDS.find(({ url }) => url === '/docs/guide/dev-server#proxy')?.code[1]
    ?.text;
  expect(text).toContain(`\`\`\`js\n${code}\n\`\`\``);
  expect(text).not.toContain('proxy created');
  const what = await readStream(await site.ask('What does the proxy forward?'));
  expect(what.text).not.toContain('```');
});

test('[AI-8] below the threshold nothing is quoted, and the keyword search of the page’s language and version is linked', async () => {
  const english = await readStream(await site.ask('What is the capital of France (Europe)?'));
  expect(english.text).toBe(
    'Nothing was found in the docs for this question. [Search by keywords instead](/docs/?search=What%20is%20the%20capital%20of%20France%20%28Europe%29%3F)',
  );
  expect(english.searches).toHaveLength(1);
  const referer = { referer: 'https://docs.example/docs/v1/zh/guide/' };
  const chinese = await readStream(await site.ask('红烧肉怎么做', { headers: referer }));
  expect(chinese.text).toContain(
    '文档中没有找到与这个问题相关的内容。[改用关键词搜索](/docs/v1/zh/?search=',
  );
});

test('[AI-8] the answer is in the language of the question and the version of the page', async () => {
  const chinese = await readStream(await site.ask('怎么把请求转发到后端？'));
  expect(chinese.text).toMatch(/^以下段落逐字引自文档：本站没有配置语言模型/);
  expect(chinese.text).toContain('代理会把请求转发到后端服务。');
  expect(chinese.text).toContain('(/docs/zh/guide/dev-server#proxy)');
  const headers = { referer: 'https://docs.example/docs/v1/guide/dev-server' };
  const old = await readStream(await site.ask('How do I forward requests?', { headers }));
  expect(old.text).toContain('> The old proxy forwards requests to a backend with an object.');
  const named = await readStream(
    await site.ask('How do I forward requests?', { filters: [['version:v1']] }),
  );
  expect(named.text).toContain('/docs/v1/');
});

test('[AI-8] a follow-up question is searched together with the previous one', async () => {
  const history = [
    {
      id: 'u1',
      role: 'user',
      parts: [{ type: 'text', text: 'How do I forward requests to a backend?' }],
    },
    { id: 'a1', role: 'assistant', parts: [{ type: 'text', text: 'Like this.' }] },
  ];
  const { text, searches } = await readStream(await site.ask('And another example?', { history }));
  expect(searches).toEqual(['How do I forward requests to a backend? And another example?']);
  expect(text).toContain('/docs/guide/dev-server#proxy');
});

test.each(['And another example?', 'How do I turn it off?', 'Can I use this?', 'but why?'])(
  '[ANS-1] %j is a follow-up question',
  async (question) => {
    const asked = 'How do I forward requests to a backend?';
    const history = [{ id: 'u1', role: 'user', parts: [{ type: 'text', text: asked }] }];
    const { searches } = await readStream(await site.ask(question, { history }));
    expect(searches[0]).toBe(`${asked} ${question}`);
  },
);

test.each(['👍', '🎉 🚀', '❤️', '…'])(
  '[AI-8] the follow-up %j finds nothing, instead of repeating the previous answer',
  async (question) => {
    const parts = [{ type: 'text', text: 'How do I forward requests to a backend?' }];
    const history = [{ id: 'u1', role: 'user', parts }];
    const { text } = await readStream(await site.ask(question, { history }));
    expect(text).toMatch(/^Nothing was found|^The docs do not/);
    expect(text).not.toContain('/guide/dev-server');
  },
);

test('[ANS-1] a self-contained question is searched without the previous one', async () => {
  const parts = [{ type: 'text', text: 'Are zebras striped?' }];
  const history = [{ id: 'u1', role: 'user', parts }];
  const question = 'How do I forward requests to a backend?';
  const { searches } = await readStream(await site.ask(question, { history }));
  expect(searches).toEqual([question]);
});

test('[AI-8] instructions in a page are quoted, not followed, and do not become links', async () => {
  const { text } = await readStream(await site.ask('Are zebras striped?'));
  expect(text).toContain('> Zebras are striped.');
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url);
  expect(links).toEqual(['/docs/guide/injected']);
  expect(renderAnswer(text).links).toEqual(['/docs/guide/injected']);
});

test('[AI-8] titles with brackets and addresses with parentheses make links that the dialog lists', async () => {
  const { text } = await readStream(await site.ask('Which directory are bundles written to?'));
  expect(text).toContain('[Output › output.path (folder)](/docs/config/output#outputpath)');
});
