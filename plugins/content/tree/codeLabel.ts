const BRACKETS = /(?:^|\s)\[([^\]]+)\]/;
const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/;

/** The title that the words behind the language give: `title="a.js" {2}` → `a.js`. */
export function codeTitle(meta: string): string | undefined {
  return TITLE.exec(meta)?.slice(1).find(Boolean);
}

/** What a tab says, and what is left of the words behind the language. */
export interface CodeLabel {
  label: string;
  meta: string;
}

/**
 * The label of a code block in a group: `[npm]`, else `title="npm"`, else the language.
 *
 * `('js', '[config.js] {2}')` → `{ label: 'config.js', meta: '{2}' }`
 */
export function codeLabel(lang: string, meta: string): CodeLabel {
  for (const pattern of [BRACKETS, TITLE]) {
    const match = pattern.exec(meta);
    const label = match?.slice(1).find(Boolean);
    if (label) return { label, meta: meta.replace(pattern, '').trim() };
  }
  return { label: lang || 'text', meta };
}
