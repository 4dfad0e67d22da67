import path from 'node:path';
import type { SitePlugin } from '../../content/sitePlugin';
import { declareInputs } from '../../support/buildInputs/inputs';
import { readTerms, type Term } from './readTerms';
import { renderTerms } from './renderTerms';

export interface GlossaryOptions {
  /** The file that contains the terms, relative to the folder of the site: `docs/terms.yaml`. */
  file: string;
}

/** Where a page has the glossary, in a line of its own: `<Glossary lang="zh" />`. */
const PLACE = /^<Glossary lang="([\w-]+)" \/>$/gm;

/** A rule of Rspress's `replaceRules`, whose type knows only texts. */
interface ReplaceRule {
  search: RegExp;
  replace: string;
}

/**
 * Writes the terms of a file in the place of `<Glossary lang="en" />`, before a page is read: they are
 * in the page, its outline, the search and the Markdown of the page alike.
 *
 * @throws in build and dev, naming file and line of everything that is wrong with the terms
 */
export function pluginGlossary({ file }: GlossaryOptions): SitePlugin {
  function readAll(): Term[] {
    const { terms, problems } = readTerms(path.resolve(file));
    if (problems.length === 0) return terms;
    const lines = problems.map(({ line, message }) => `  ${file}:${line} ${message}`);
    const message = `[glossary] the terms cannot be read:\n${lines.join('\n')}`;
    throw Object.assign(new Error(message), { stack: message });
  }

  declareInputs(file);
  return {
    name: 'lectern:glossary',
    async checks() {
      const { termsCheck } = await import('./check');
      return [termsCheck(file)];
    },
    config(config) {
      readAll();
      // A mark without terms stays, and the build names its page.
      const replace = (mark: string, lang: string) => renderTerms(readAll(), lang) || mark;
      const rule: ReplaceRule = { search: PLACE, replace: replace as unknown as string };
      return { ...config, replaceRules: [...(config.replaceRules ?? []), rule] };
    },
  };
}
