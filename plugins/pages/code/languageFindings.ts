import { bundledLanguages, isSpecialLang } from 'shiki';
import type { PageFile } from '../../content/files/pageFile';
import { EXPECT } from '../../content/tree/fenceMeta';
import { startOf, type TreeNode } from '../../content/tree/nodes';
import type { Finding } from '../../support/finding';
import { nearestName } from '../../support/nearestName';
import { placeAt } from '../../support/placeAt';

/** The settings of Shiki that add languages. */
export interface LanguageSettings {
  langs?: readonly unknown[];
  langAlias?: Readonly<Record<string, string>>;
  fallbackLanguage?: string;
}

type Registration = { name?: string; aliases?: readonly string[] };

/** Returns the languages that a site adds; `undefined` if their names are only known once they are loaded. */
function addedLanguages({ langs = [], langAlias = {} }: LanguageSettings): string[] | undefined {
  const names = Object.keys(langAlias);
  for (const given of langs.flat()) {
    if (typeof given === 'string') names.push(given);
    else {
      const { name, aliases = [] } = (typeof given === 'object' ? given : {}) as Registration;
      if (!name) return undefined;
      names.push(name, ...aliases);
    }
  }
  return names;
}

function remedyFor(lang: string, known: readonly string[]): string {
  const [name = ''] = lang.split('{');
  if (name !== lang && known.includes(name)) {
    return `add a space: \`\`\`${name} ${lang.slice(name.length)}`;
  }
  const lower = lang.toLowerCase();
  const nearest = known.includes(lower) ? lower : nearestName(lang, known);
  return nearest ? `write ${nearest}, or text for no colors` : 'write text for no colors';
}

/**
 * Creates a check that reports code blocks in languages that nothing can highlight or show.
 *
 * @param settings the settings of Shiki
 * @param shown the languages that plugins show as components
 */
export function languageCheck(
  settings: () => LanguageSettings,
  shown: () => ReadonlySet<string>,
): (tree: TreeNode, page: Pick<PageFile, 'source'>, name: string) => Finding[] {
  return (tree, { source }, file) => {
    const found: Finding[] = [];
    let known: string[] | undefined;
    const visit = ({ children = [], ...node }: TreeNode) => {
      const { type, lang } = node;
      const isBundled = !lang || lang in bundledLanguages || isSpecialLang(lang);
      if (type === 'code' && !isBundled && lang !== EXPECT && !shown().has(lang)) {
        const own = settings();
        const added = own.fallbackLanguage ? undefined : addedLanguages(own);
        known ??= [...Object.keys(bundledLanguages), ...(added ?? [])];
        if (added && !added.includes(lang)) {
          const place = placeAt(source, startOf(node));
          const message = `unknown language "${lang}" → ${remedyFor(lang, known)}`;
          found.push({ check: 'code', file, ...place, message });
        }
      }
      for (const child of children) visit(child);
    };
    visit(tree);
    return found;
  };
}
