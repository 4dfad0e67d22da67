import { statSync } from 'node:fs';
import path from 'node:path';
import type { SitePlugin } from '../../content/sitePlugin';
import type { ReadNode } from '../../define';
import { defineFeature } from '../../define/defineFeature';
import { readTerms, type Term } from './readTerms';
import { renderTerms } from './renderTerms';

/** Options of `pluginGlossary`, and of the `glossary` setting. */
export interface GlossaryOptions {
  /** The file that contains the terms, relative to the folder of the site: `docs/terms.yaml`. */
  file: string;
}

/**
 * Replaces `<Glossary lang="en" />` with the terms from a file. The terms are on the page, in its
 * outline, in the search and in the Markdown of the page.
 *
 * @param options the file that contains the terms
 * @throws an error in the build and on the dev server, with the file and line of every problem in
 * the terms
 */
export function pluginGlossary({ file }: GlossaryOptions): SitePlugin {
  let known: { changed: number; terms: Term[] } | undefined;

  function readAll(): Term[] {
    const { terms, problems } = readTerms(path.resolve(file));
    if (problems.length === 0) return terms;
    const lines = problems.map(({ line, message }) => `  ${file}:${line} ${message}`);
    const message = `[glossary] the terms are invalid:\n${lines.join('\n')}`;
    throw Object.assign(new Error(message), { stack: message });
  }

  /** Reads the current terms from their file. */
  function currentTerms(): Term[] {
    const { mtimeMs: changed = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (known?.changed !== changed) known = { changed, terms: readAll() };
    return known.terms;
  }

  function read({ props, lang: pageLang }: GlossaryPlace): ReadNode {
    const lang = typeof props.lang === 'string' ? props.lang : pageLang;
    const markdown = renderTerms(currentTerms(), lang);
    if (markdown !== '') return { markdown };
    const message = `${file} has no terms in ${JSON.stringify(lang)} → add them, or correct lang`;
    return { problems: [{ message }] };
  }

  return defineFeature({
    name: 'lectern:glossary',
    prepare: () => void currentTerms(),
    replace: { Glossary: { read } },
    inputs: [file],
    async checks() {
      const { termsCheck } = await import('./check');
      return [termsCheck(file)];
    },
  });
}

interface GlossaryPlace {
  props: Readonly<Record<string, unknown>>;
  lang: string;
}
