/** A start tag of HTML. */
export interface HtmlTag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Where it begins in the text. */
  offset: number;
}

/** A comment, an element whose content is no HTML, or a start tag with its attributes. */
const TAG =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)\b[^>]*>[\s\S]*?<\/\1\s*>|<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** The value of an attribute as written by React or by hand, without the entities of either. */
function unescaped(value: string): string {
  return value.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

function attributesOf(written: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single, bare] of written.matchAll(ATTRIBUTE)) {
    attributes.set(key.toLowerCase(), unescaped(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

/**
 * The start tags in a piece of HTML, in its order.
 *
 * @param wanted what the attributes of a tag have to say; most tags of a page say nothing that is asked for
 */
export function htmlTags(html: string, wanted?: RegExp): HtmlTag[] {
  const tags: HtmlTag[] = [];
  for (const { 2: name, 3: written = '', index } of html.matchAll(TAG)) {
    if (name === undefined || (wanted && !wanted.test(written))) continue;
    tags.push({ name: name.toLowerCase(), attributes: attributesOf(written), offset: index });
  }
  return tags;
}
