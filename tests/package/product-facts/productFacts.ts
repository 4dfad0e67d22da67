import { readFileSync } from 'node:fs';
import { definePlugin } from 'lectern';
import { z } from 'zod';
import { factSyntax } from './factSyntax';

/** The facts that pages can refer to, such as `{ "price": "12 €" }`. */
const FILE = 'product.json';

let facts: Record<string, string> = {};

const names = () => Object.keys(facts).join(', ');

export const productFacts = definePlugin({
  name: 'product-facts',
  strings: {
    heading: { en: 'Facts', de: 'Daten' },
    facts: { en: '{{n}} facts', de: '{{n}} Daten' },
  },
  frontmatter: { facts: z.array(z.string()).optional() },
  inputs: [FILE],
  prepare() {
    facts = JSON.parse(readFileSync(FILE, 'utf8'));
  },
  page: ({ frontmatter }) => ({ listed: frontmatter.facts ?? [] }),
  syntax: [factSyntax],
  replace: {
    fact: {
      read({ text }) {
        const fact = facts[text];
        if (fact !== undefined) return { markdown: fact };
        const message = `unknown fact @@${text}@@ → use one of ${names()}, or add it to ${FILE}`;
        return { problems: [{ message }] };
      },
    },
  },
  tree({ tree, data, parse, t }) {
    if (data.listed.length === 0) return undefined;
    const lines = data.listed.map((name) => `- ${name}: **${facts[name]}**`);
    tree.children.push(...parse(`## ${t('heading')} {#facts}\n\n${lines.join('\n')}`));
    return tree;
  },
  problems({ data }) {
    return data.listed
      .filter((name) => facts[name] === undefined)
      .map((name) => ({ message: `facts has "${name}" → write one of ${names()}` }));
  },
  slots: { afterTitle: new URL('./FactCount.tsx', import.meta.url) },
});
