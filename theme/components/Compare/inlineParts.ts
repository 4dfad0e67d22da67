/** A run of visible text, without Markdown markup. */
export interface InlinePart {
  text: string;
  style?: 'code' | 'strong';
}

const MARKS =
  /(?<ticks>`+)(?<code>[^`]|[^`][\s\S]*?[^`])\k<ticks>(?!`)|\*\*(?<strong>[\s\S]+?)\*\*|!?\[(?<link>(?:[^[\]]|\[[^\]]*\])*)\]\([^)\s]*(?: "[^"]*")?\)|\\(?<escaped>[!-/:-@[-`{-~])/g;

/** Merges adjacent parts with the same style. */
function joinParts(parts: readonly InlinePart[]): InlinePart[] {
  const result: InlinePart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && last.style === part.style) last.text += part.text;
    else if (part.text !== '') result.push({ ...part });
  }
  return result;
}

/** Removes the markup from a text: `` **Set** [`a`](/a) `` → strong `Set`, code `a`. */
export function inlineParts(markdown: string, style?: 'strong'): InlinePart[] {
  const plain = (text: string): InlinePart => ({ text, ...(style && { style }) });
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of markdown.matchAll(MARKS)) {
    const { code, strong, link, escaped } = match.groups ?? {};
    parts.push(plain(markdown.slice(end, match.index)));
    if (code !== undefined) parts.push({ text: code, style: 'code' });
    else if (strong !== undefined) parts.push(...inlineParts(strong, 'strong'));
    else if (link !== undefined) parts.push(...inlineParts(link, style));
    else parts.push(plain(escaped ?? ''));
    end = match.index + match[0].length;
  }
  return joinParts([...parts, plain(markdown.slice(end))]);
}
