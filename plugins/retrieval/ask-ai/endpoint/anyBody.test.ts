import { ReadableStream } from 'node:stream/web';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feedbackSchema, readChatRequest } from './chatRequest';
import { createOtherOrigins } from './otherOrigins';
import { parseJson, readBody } from './readBody';
import { readerLanguage, readScope } from './readScope';
import { createTokenSigner, TOKEN_SECONDS } from './signing';

const RUNS = { numRuns: 1000 };
const NOW = 1_800_000_000_000;

const site = {
  base: '/docs/',
  lang: 'en',
  langs: ['en', 'zh'],
  version: 'v2',
  versions: ['v2', 'v1'],
};

/** The shape of a conversation with arbitrary values. */
const anything = fc.anything({ maxDepth: 2, withNullPrototype: true });
const text = fc.string({ unit: 'binary', maxLength: 30 });
const part = fc.oneof(
  fc.record({ type: fc.constantFrom('text', 'tool-searchIndex'), text }),
  fc.record({ type: fc.constant('text'), text: anything }),
  anything,
);
const message = fc.record({
  id: fc.oneof(fc.uuid(), text),
  role: fc.constantFrom('user', 'assistant', 'system'),
  parts: fc.array(part, { maxLength: 3 }),
});
const body = fc.oneof(
  anything,
  fc.record({
    messages: fc.array(fc.oneof({ weight: 9, arbitrary: message }, anything), { maxLength: 4 }),
    searchParameters: fc.oneof(
      fc.constant(undefined),
      fc.record({ facetFilters: fc.array(fc.oneof(text, fc.array(text))) }),
      anything,
    ),
  }),
);

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be gone
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

test('[AI-11] any request results in a conversation without control characters, or in none', () => {
  fc.assert(
    fc.property(body, (given) => {
      const read = readChatRequest(given);
      if (!read) return;
      expect(read.messageId).toMatch(/^[\w-]{1,64}$/);
      for (const words of [read.question, ...read.history.map((one) => one.text)]) {
        expect(UNPRINTABLE.test(words)).toBe(false);
        expect(words).toBe(Buffer.from(words).toString().trim());
      }
      expect(read.history.every(({ role }) => role === 'user' || role === 'assistant')).toBe(true);
      expect(read.filters.every((filter) => typeof filter === 'string')).toBe(true);
      feedbackSchema.safeParse(given);
    }),
    RUNS,
  );
});

test('[AI-11] a body is read up to its limit, in any chunks, and is JSON or rejected', async () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 20 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(pieces, fc.nat(100), async (chunks, limit) => {
      const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
      const stream = ReadableStream.from(chunks) as globalThis.ReadableStream<Uint8Array>;
      const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
      const read = await readBody(new Request('http://localhost/', init), limit);
      const whole = new TextDecoder().decode(Buffer.concat(chunks));
      expect(read).toEqual(size > limit ? 'too-large' : { text: whole });
      expect(() => parseJson(whole)).not.toThrow();
    }),
    RUNS,
  );
});

test('[AI-7] only a signed token is valid, until it expires', () => {
  const tokens = createTokenSigner('a key for the test of tokens');
  const token = tokens.sign(NOW);
  expect(tokens.isValid(token, NOW + TOKEN_SECONDS * 1000 - 1000)).toBe(true);
  expect(tokens.isValid(token, NOW + TOKEN_SECONDS * 1000)).toBe(false);
  const forged = fc.oneof(
    text,
    fc.tuple(text, text).map((parts) => parts.join('.')),
    fc.tuple(fc.nat(token.length - 1), text).map(([at, given]) => {
      return token.slice(0, at) + given + token.slice(at + 1);
    }),
    fc.nat(token.length - 1).map((length) => token.slice(0, length)),
    text.map((given) => `${token}.${given}`),
  );
  fc.assert(
    fc.property(forged, (given) => {
      expect(tokens.isValid(given, NOW)).toBe(given === token);
    }),
    RUNS,
  );
});

test('[AI-2] for any page and filters, an answer is in a language and version of the site', () => {
  const header = fc.oneof(
    fc.webUrl(),
    fc.string({ unit: 'grapheme-ascii' }),
    fc.constantFrom('https://a/docs/v1/zh/%E4', 'https://a/docs/%', 'https://a/docs/v1//zh'),
  );
  const filter = fc.oneof(text, fc.constantFrom('lang:zh', 'lang:', 'version:v1', ':', 'lang:xx'));
  fc.assert(
    fc.property(header, header, text, fc.array(filter), (referer, accepted, question, filters) => {
      const headers = new Headers({ referer, 'accept-language': accepted, origin: referer });
      const scope = readScope(headers, question, filters, site);
      expect(site.langs).toContain(scope.lang);
      expect(site.versions).toContain(scope.version);
      expect(site.langs).toContain(readerLanguage(headers, site));
    }),
    RUNS,
  );
});

test('[AI-11] only the configured origins may read answers', () => {
  const others = createOtherOrigins(['https://docs.example']);
  const origin = fc.oneof(
    fc.webUrl(),
    fc.string({ unit: 'grapheme-ascii' }).map((given) => `https://docs.example${given}`),
  );
  fc.assert(
    fc.property(origin, (given) => {
      const headers = { origin: given };
      const asked = new Request('http://localhost/', { method: 'OPTIONS', headers });
      const isAllowed = asked.headers.get('origin') === 'https://docs.example';
      expect(others.preflight(asked)?.status).toBe(isAllowed ? 204 : undefined);
    }),
    RUNS,
  );
});
