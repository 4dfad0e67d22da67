const BRACKETS = /(?:^|\s)\[([^\]]+)\]/;
const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/;

/** Returns the title in the meta string of a code block: `title="a.js" {2}` → `a.js`. */
export function codeTitle(meta: string): string | undefined {
  return TITLE.exec(meta)?.slice(1).find(Boolean);
}

/** The label of a tab, and the rest of the meta string. */
export interface CodeLabel {
  label: string;
  meta: string;
}

/**
 * Returns the label of a code block in a group: `[npm]`, or else `title="npm"`, or else the language.
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
