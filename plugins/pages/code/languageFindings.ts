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

/** Matches what VitePress and others write right after the language: `ts:line-numbers=2 {1,3}`, `ts{1,3}`. */
const JOINED =
  /^([^\s:{]+)(:(?:no-)?line-numbers(?:=\d+)?)?(\{[\d,\s-]+\})?(:(?:no-)?line-numbers(?:=\d+)?)?$/;

/** Separates what is joined to a language, in our notation: `ts:line-numbers{1}` → `ts {1} lineNumbers`. */
function separated(lang: string): string | undefined {
  const [, name, before, lines, behind] = JOINED.exec(lang) ?? [];
  const numbers = before ?? behind;
  if (!name || (!numbers && !lines)) return undefined;
  const words = numbers?.startsWith(':no-') ? 'lineNumbers=false' : numbers && 'lineNumbers';
  return [name, lines?.replace(/\s/g, ''), words].filter(Boolean).join(' ');
}

/** Returns what to write after the backticks instead of `lang`, and the text that it replaces. */
function remedyOf(
  node: TreeNode,
  known: readonly string[],
): { remedy: string; fix?: Finding['fix'] } {
  const info = infoOf(node);
  const [name = ''] = info.split(/[:{]/, 1);
  const isKnown = known.includes(name) || isSpecialLang(name);
  const write = separated(info);
  if (!write || !isKnown) return { remedy: nearestRemedy(node.lang ?? '', known) };
  return { remedy: `write \`\`\`${write}`, fix: { find: info, write } };
}

function nearestRemedy(lang: string, known: readonly string[]): string {
  const lower = lang.toLowerCase();
  const nearest = known.includes(lower) ? lower : nearestName(lang, known);
  return nearest ? `write ${nearest}, or text for no colors` : 'write text for no colors';
}

/** Returns the language and what follows it, as far as it belongs together: `ts{1, 3}`. */
function infoOf({ lang, meta }: TreeNode): string {
  const open = lang ?? '';
  const rest = /\{[^}]*$/.test(open) ? /^[^}]*\}\S*/.exec(meta ?? '')?.[0] : undefined;
  return rest === undefined ? open : `${open} ${rest}`;
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
          const { remedy, fix } = remedyOf(node, known);
          const message = `unknown language "${lang}" → ${remedy}`;
          found.push({ check: 'code', file, ...place, message, ...(fix && { fix }) });
        }
      }
      for (const child of children) visit(child);
    };
    visit(tree);
    return found;
  };
}
