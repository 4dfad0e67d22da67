import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DialogHit, hitText } from './hitText';
import { dropInvalid, isStoredConversation, isStoredSearch, validEntries } from './storedSearches';

const SEARCH = {
  objectID: '/guide/start#install',
  type: 'lvl2',
  url: '/guide/start#install',
  anchor: 'install',
  content: null,
  version: 'v2',
  hierarchy: { lvl0: 'Guide', lvl1: 'Start', lvl2: 'Install', lvl3: null },
};

const CONVERSATION = {
  ...SEARCH,
  objectID: 'What is a loader?',
  type: 'askAI',
  url: '',
  query: 'What is a loader?',
  hierarchy: { lvl0: 'askAI', lvl1: 'What is a loader?' },
  messages: [
    { id: 'm1', role: 'user', parts: [{ type: 'text', text: 'What is a loader?' }] },
    {
      id: 'a1',
      role: 'assistant',
      parts: [
        { type: 'step-start' },
        {
          type: 'tool-searchIndex',
          state: 'output-available',
          input: { query: 'loader' },
          output: { query: 'loader', hits: [{ objectID: '1' }] },
        },
        { type: 'text', text: 'A loader is …', state: 'done' },
      ],
    },
  ],
};

/** A storage with a single text. */
function storageWith(key: string, text: string) {
  const values = new Map([[key, text]]);
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
  return { values, storage: storage as unknown as Storage };
}

test('[SRCH-10] valid data of the dialog is not changed', () => {
  expect(isStoredSearch(SEARCH)).toBe(true);
  expect(isStoredConversation(CONVERSATION)).toBe(true);
  const text = JSON.stringify([SEARCH, { ...SEARCH, objectID: '2', type: 'content' }]);
  const { values, storage } = storageWith('__DOCSEARCH_RECENT_SEARCHES__/en', text);
  dropInvalid('/en', storage);
  expect([...values.values()]).toEqual([text]);
});

test('[SRCH-10] entries of a wrong shape are dropped, the others stay in their order', () => {
  const wrong = [
    null,
    'text',
    [],
    {},
    { ...SEARCH, hierarchy: null },
    { ...SEARCH, hierarchy: { lvl1: 1 } },
    { ...SEARCH, hierarchy: {} },
    { ...SEARCH, url: undefined },
    { ...SEARCH, url: 'javascript:alert(1)' },
    { ...SEARCH, url: '/guide/%' },
    { ...SEARCH, objectID: 3 },
    { ...SEARCH, _highlightResult: null },
    CONVERSATION,
  ];
  const second = { ...SEARCH, objectID: '2' };
  const text = JSON.stringify([SEARCH, ...wrong, second]);
  const { values, storage } = storageWith('__DOCSEARCH_FAVORITE_SEARCHES__/en', text);
  dropInvalid('/en', storage);
  expect(JSON.parse([...values.values()][0] ?? '')).toEqual([SEARCH, second]);
});

test('[SRCH-10] conversations with messages of a wrong shape are dropped', () => {
  const [asked, answered] = CONVERSATION.messages;
  const withParts = (...parts: unknown[]) => ({
    ...CONVERSATION,
    messages: [asked, { ...answered, parts }],
  });
  const call = { type: 'tool-searchIndex', state: 'output-available', input: { query: 'a' } };
  for (const wrong of [
    SEARCH,
    { ...CONVERSATION, query: null },
    { ...CONVERSATION, messages: [] },
    { ...CONVERSATION, messages: [null] },
    { ...CONVERSATION, messages: [{ id: 'm1', role: 'user' }] },
    withParts(null),
    withParts({ type: 'text' }),
    withParts(call),
    withParts({ ...call, output: { query: {}, hits: [] } }),
    withParts({ ...call, output: { query: 'a', hits: 3 } }),
  ]) {
    expect(isStoredConversation(wrong), JSON.stringify(wrong)).toBe(false);
  }
});

test('[SRCH-10] text that is not a list is removed', () => {
  for (const text of ['', '{', 'null', '{"a":1}', '"list"', '[', '[1]', 'undefined']) {
    const { values, storage } = storageWith('__DOCSEARCH_RECENT_SEARCHES__/en', text);
    dropInvalid('/en', storage);
    expect([...values.keys()], text).toEqual([]);
  }
});

/** Returns a copy in which the value at a path of keys is replaced. */
function withValue(target: unknown, path: readonly number[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof target !== 'object' || target === null) return value;
  const keys = Object.keys(target);
  const key = keys[step % Math.max(keys.length, 1)];
  if (key === undefined) return value;
  const copy = (Array.isArray(target) ? [...target] : { ...target }) as Record<string, unknown>;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

const anyPath = fc.array(fc.nat(6), { minLength: 1, maxLength: 5 });

test('[SRCH-10] for any stored data, the remaining entries are valid', () => {
  const property = fc.property(anyPath, fc.jsonValue(), (path, value) => {
    for (const [original, isUsable] of [
      [SEARCH, isStoredSearch],
      [CONVERSATION, isStoredConversation],
    ] as const) {
      const text = JSON.stringify([original, withValue(original, path, value), value]);
      const usable = validEntries(text, isUsable);
      expect(usable[0]).toEqual(original);
      for (const entry of usable) {
        expect(() => hitText(entry as DialogHit)).not.toThrow();
      }
      expect(validEntries(JSON.stringify(usable), isUsable)).toEqual(usable);
    }
  });
  fc.assert(property, { numRuns: 2000 });
});
