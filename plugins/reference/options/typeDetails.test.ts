import { expect, test } from 'vitest';
import { typesHtml } from '../../../theme/components/NamedTypes/typesHtml';
import { isInstance, typeNames } from './shared/typeNames';
import { typeDetails } from './typeDetails';

const types = {
  Rule: '{ test?: Condition; oneOf?: Rule[]; use?: Use; chunk?: Chunk }',
  Condition: "string | RegExp | ((value: string) => boolean) | { and?: Condition[] } | '<Rule>'",
  Use: '{ loader: Loader }',
  Loader: '{ options: boolean }',
  Chunk: '{ name: string; a: () => void; b: (chunk: Chunk) => void; c: (...all: any[]) => void }',
};

const heading = { type: 'heading', depth: 2 };

const details = (type: string, shownTypes = new Set<string>()) =>
  typeDetails(type, heading, { version: 'v2', types, shownTypes })[0];

test('[OPT-2] type names are found outside of strings, without duplicates', () => {
  expect(typeNames("('...' | Rule)[] | 'Rule' | Record<string, Rule> | { Key?: Use }")).toEqual([
    'Rule',
    'Record',
    'Use',
  ]);
});

test('[OPT-2] runtime objects with methods are distinguished from values that people write', () => {
  expect(Object.entries(types).filter(([, text]) => isInstance(text))).toEqual([
    ['Chunk', types.Chunk],
  ]);
});

test('[OPT-2] a type without known type names has no details', () => {
  expect(details("'Rule' | RegExp")).toBeUndefined();
});

test('[OPT-2] a page names the types that expand below an option, and its Markdown contains each of them once', () => {
  const shownTypes = new Set<string>();
  const first = details('(Use | false)[] | Chunk', shownTypes);
  expect(first?.attributes?.map(({ value }) => value)).toEqual(['v2', 'Use Chunk']);
  expect(first?.data?.source).toBe(
    `\`\`\`ts\ntype Use = ${types.Use};\n\ntype Loader = ${types.Loader};\n\ntype Chunk = ${types.Chunk};\n\`\`\``,
  );
  const again = details('Use | Condition', shownTypes);
  expect(again?.attributes?.[1]?.value).toBe('Use Condition');
  expect(again?.data?.source).toBe(`\`\`\`ts\ntype Condition = ${types.Condition};\n\`\`\``);
  expect(details('Use', shownTypes)?.data?.source).toBe('');
});

test('[OPT-2] a named type expands with nested types, without duplicates and without those of runtime objects', () => {
  const html = typesHtml(['Rule'], types);
  expect(html.match(/<summary><code>\w+/g)).toEqual(
    ['Rule', 'Condition', 'Use'].map((name) => `<summary><code>${name}`),
  );
  expect(html).toContain('&lt;Rule&gt;');
  expect(typesHtml(['Chunk'], types)).toContain('c: (...all: any[]) =&gt; void');
});

test('[OPT-2] names are shown before the definitions are loaded', () => {
  expect(typesHtml(['Rule', 'Use'])).toBe(
    '<details><summary><code>Rule</code></summary></details><details><summary><code>Use</code></summary></details>',
  );
});
