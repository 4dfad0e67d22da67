import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { countedAddress, countedQuery } from './counts/countedName';
import { makeHealth } from './model/health';
import { renderHealth } from './page/renderHealth';
import { createSession } from './server/session';
import { MAX_QUERY } from './shared';

const RUNS = { numRuns: 500 };

const piece = fc.oneof(
  fc.constantFrom('<script>', '<img src=x onerror=alert(1)>', '"', "'", '&lt;', '</style>', '-->'),
  fc.constantFrom('%', '%E4', '%2f', '//evil.example', '\u0000', '\u202e', '\ud800', '指南', '.'),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const hostile = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

test('[SAFE-2] [LOOP-2] any search or address is counted in a normalized spelling or not at all', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const query = countedQuery(text);
      if (query !== undefined) {
        expect(query.length).toBeLessThanOrEqual(MAX_QUERY);
        expect(countedQuery(query)).toBe(query);
      }
      const address = countedAddress(`http://docs.example/docs/${text}`, '/docs/');
      if (address !== undefined) expect(address).toMatch(/^\/(?!\/)/);
    }),
    RUNS,
  );
});

test('[SAFE-1] [LOOP-2] only cookies signed by the server are sessions', () => {
  const session = createSession('a token that nobody can guess', '/docs-health');
  const [own = ''] = session.cookie(true).split(';');
  fc.assert(
    fc.property(hostile, (text) => {
      const value = text.replace(/[^\x20-\x7e]/g, '');
      for (const cookie of [value, `lectern-docs-health=${value}`, `${own}${value || 'x'}`]) {
        expect(session.isSignedIn(new Headers({ cookie }))).toBe(
          cookie.split(';').some((one) => one.trim() === own),
        );
      }
    }),
    RUNS,
  );
});

interface Element {
  tagName?: string;
  attrs?: { name: string }[];
  childNodes?: Element[];
}

/** Returns the distinct elements with the names of their attributes. */
function shapes({ tagName = '', attrs = [], childNodes = [] }: Element): Set<string> {
  const own = `${tagName} ${attrs.map(({ name }) => name).join(' ')}`;
  return new Set([own, ...childNodes.flatMap((child) => [...shapes(child)])]);
}

/** Returns the page of a site where all texts of readers are the given one. */
function pageOf(text: string): string {
  const page = {
    route: '/guide/start',
    file: 'docs/guide/start.mdx',
    title: text,
    lang: 'en',
    version: '',
    html: 9,
    js: 9,
    css: 9,
  };
  const place = { lang: 'en', version: '' };
  const health = makeHealth({
    facts: {
      title: text,
      counts: true,
      checks: ['stale'],
      pages: [page, { ...page, route: '/b', file: 'docs/b.mdx', html: 9000 }],
      findings: [{ check: 'stale', file: page.file, line: 1, message: text }],
      style: '',
    },
    builtAt: 0,
    now: 1,
    days: 7,
    stored: {
      questions: [{ ...place, question: text, missing: 1, disliked: 0, sources: [text] }],
      events: [
        { ...place, kind: 'no-hit', name: text, times: 1, from: [] },
        { ...place, kind: 'missing', name: `/${text}`, times: 1, from: [text] },
      ],
      pages: [
        { ...place, page: text, helpful: 0, unhelpful: 1, texts: [{ text, isHelpful: false }] },
      ],
      days: [],
    } as never,
  });
  return renderHealth(health, { lang: 'en', style: '', isServed: true }).text;
}

test('[SAFE-1] [LOOP-2] any text of readers leaves the elements of the page unchanged', () => {
  const plain = shapes(parseFragment(pageOf('words')) as Element);
  fc.assert(
    fc.property(hostile, (text) => {
      const found = shapes(parseFragment(pageOf(`words${text}`)) as Element);
      expect([...found].filter((shape) => !plain.has(shape))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});
