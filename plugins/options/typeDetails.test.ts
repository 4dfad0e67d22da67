import { expect, test } from 'vitest';
import { staticValue } from '../content/tree/staticValue';
import { typeDetails } from './typeDetails';
import { typeNames } from './typeNames';

const types = {
  Rule: '{ test?: Condition; oneOf?: Rule[]; use?: Use }',
  Condition: "string | RegExp | ((value: string) => boolean) | { and?: Condition[] } | '<Rule>'",
  Use: '{ loader: Loader }',
  Loader: '{ options: Options }',
  Options: '{ deep: boolean }',
};

const heading = { type: 'heading', depth: 2 };

function details(type: string, told = new Set<string>()) {
  const [node] = typeDetails(type, types, heading, told);
  const html = node?.attributes?.find(({ name }) => name === 'dangerouslySetInnerHTML')?.value;
  const estree = typeof html === 'object' ? html?.data?.estree : undefined;
  const value = staticValue(estree)?.value as { __html: string } | undefined;
  return { html: value?.__html ?? '', source: node?.data?.source };
}

test('[OPT-2] the names of types are those outside of texts, once each', () => {
  expect(typeNames("('...' | Rule)[] | 'Rule' | Record<string, Rule> | { Key?: Use }")).toEqual([
    'Rule',
    'Record',
    'Use',
  ]);
});

test('[OPT-2] a type that names nothing known has nothing to open', () => {
  expect(typeDetails("'Rule' | RegExp", types, heading, new Set())).toEqual([]);
});

test('[OPT-2] a named type opens in place, with those inside of it, each once and no deeper than three', () => {
  const { html } = details('(Rule | false)[]');
  expect(html.match(/<summary><code>\w+/g)).toEqual(
    ['Rule', 'Condition', 'Use', 'Loader'].map((name) => `<summary><code>${name}`),
  );
  expect(html).toContain('<pre><code>{ loader: Loader }</code></pre><div><details>');
});

test('[OPT-2] nothing of a type becomes an element', () => {
  expect(details('Condition').html).toContain("'&#x3C;Rule>'");
});

test('[OPT-2] the Markdown of a page has a type once', () => {
  const told = new Set<string>();
  expect(details('Use', told).source).toBe(
    '```ts\ntype Use = { loader: Loader };\n\ntype Loader = { options: Options };\n\ntype Options = { deep: boolean };\n```',
  );
  const again = details('Use | Condition', told);
  expect(again.source).toBe(`\`\`\`ts\ntype Condition = ${types.Condition};\n\`\`\``);
  expect(again.html).toContain('<code>Use</code>');
  expect(details('Use', told).source).toBe('');
});
