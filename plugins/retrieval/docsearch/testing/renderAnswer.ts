import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { marked } from 'marked';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment } from 'parse5';
import * as React from 'react';
import { applyEdits } from '../applyEdits';
import { dialogEdits } from '../edits';
import { HOOKS } from '../edits/dialogEdit';
import { shownLinks } from '../runtime/shownLinks';

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

/** The Markdown parser of the dialog: the copy of marked inside DocSearch, with the dialog's renderer. */
interface DialogMarkdown {
  lexer: typeof marked.lexer;
  Lexer: typeof marked.Lexer;
  render(text: string): string;
}

const OPTIONS = { gfm: true, breaks: true } as const;

/** Returns the path of the installed dialog. */
export function readDialog(): string {
  return readFileSync(createRequire(import.meta.url).resolve('@docsearch/react/modal'), 'utf8');
}

/** Evaluates the dialog's file to get its Markdown parser. */
function loadMarkdown(source: string): DialogMarkdown {
  const [head = '', react, parts = ''] =
    /^(?:import \* as \w+[^;]*;\n)?import (\w+),(\{.*?\})from"react";/.exec(source) ?? [];
  const [, parser, renderer] =
    /(\w+)\.parse\(e,\{gfm:!0,breaks:!0,renderer:(\w+)\}\)/.exec(source) ?? [];
  if (!react || !parser || !renderer) throw new Error('the Markdown of the dialog was not found');
  const body = source.slice(head.length).replace(/export\{.*\};?\s*$/, '');
  const names = `const ${react}=React,${parts.replaceAll(' as ', ':')}=React;`;
  const run = new Function('React', HOOKS, `${names}${body};return[${parser},${renderer}]`);
  const [markdown, given] = run(React, {});
  return {
    lexer: markdown.lexer,
    Lexer: markdown.Lexer,
    render: (text) => markdown.parse(text, { ...OPTIONS, renderer: given }),
  };
}

const edits = dialogEdits({ engine: 'local', askApi: '/api/chat', searchApi: '/' });

/** Renders Markdown like the edited dialog. */
export const dialogMarkdown = loadMarkdown(applyEdits(readDialog(), edits));

function* elementsOf(node: Node): Generator<Element> {
  if (defaultTreeAdapter.isElementNode(node)) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

/** An element of an answer, as parsed by a browser. */
export interface ShownElement {
  name: string;
  attributes: Record<string, string>;
}

/** Parses a rendered answer like a browser, and returns its elements, link targets and text. */
export function renderAnswer(text: string) {
  const tree = parseFragment(dialogMarkdown.render(text));
  const elements = Array.from(
    elementsOf(tree),
    ({ tagName, attrs }): ShownElement => ({
      name: tagName,
      attributes: Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    }),
  );
  const links = elements.flatMap(({ name, attributes }) =>
    name === 'a' ? [attributes.href ?? ''] : [],
  );
  const sources = shownLinks(dialogMarkdown.lexer(text, OPTIONS));
  return {
    elements,
    links,
    sources: [...sources.matchAll(/\]\(([^)]*)\)/g)].map(([, url]) => url),
  };
}
