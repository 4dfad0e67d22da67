import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderAnswer } from '../../docsearch/testing/renderAnswer';
import { fakeUpstream } from '../testing/fakeUpstream';
import { readStream } from '../testing/readStream';
import { testAsk } from '../testing/testAsk';

const MANY = 1_000_000;
let reply = { status: 200, body: '' };
let upstream: Awaited<ReturnType<typeof fakeUpstream>>;
let site: Awaited<ReturnType<typeof testAsk>>;

beforeAll(async () => {
  upstream = await fakeUpstream(() => [reply]);
  const limits = { questionsPerMinute: MANY, callsPerMinute: MANY, modelTokensPerMinute: MANY };
  site = await testAsk({ options: { limits }, model: upstream.model });
});

afterAll(async () => {
  await site.close();
  await upstream.close();
});

const event = (delta: unknown, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const text = fc.oneof(
  fc.constantFrom(
    'words ',
    '[a](https://evil.example)',
    '![p](https://evil.example/p.png)',
    '```',
    '> ',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const piece = fc.oneof(
  text.map((content) => event({ role: 'assistant', content })),
  fc.jsonValue({ maxDepth: 2 }).map((delta) => event(delta)),
  fc.json().map((value) => `data: ${value}\n\n`),
  fc.constantFrom(
    'data: [DONE]\n\n',
    event({}, 'stop'),
    event({}, 'length'),
    ': ping\n\n',
    'event: x\n',
  ),
  fc.constantFrom(
    'data: {"error":{"message":"no"}}\n\n',
    'data:',
    '\r\n',
    '\ufeff',
    '<html>',
    '{"a":',
  ),
  text,
);

test('[AI-6] [AI-9] for any reply of a model server, a reader gets text, quotes or a reason, and no foreign content', {
  timeout: 120_000,
}, async () => {
  let asked = 0;
  const pieces = fc.array(piece, { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(pieces, fc.constantFrom(200, 200, 200, 400, 404), async (body, status) => {
      reply = { status, body: body.join('') };
      asked += 1;
      const answer = await site.ask('How do I forward requests to a backend?', {
        messageId: `any-${asked}`,
      });
      expect(answer.status).toBe(200);
      const { text: said, error } = await readStream(answer);
      expect(said.trim() !== '' || error !== undefined).toBe(true);
      const { elements, links } = renderAnswer(said);
      expect(elements.filter(({ attributes }) => 'src' in attributes)).toEqual([]);
      expect(links.filter((link) => !String(link).startsWith('/docs/'))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
