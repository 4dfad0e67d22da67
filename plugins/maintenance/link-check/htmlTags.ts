/** A start tag in HTML. */
export interface HtmlTag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Its offset in the text. */
  offset: number;
}

/** Matches a comment, an element with raw text, or a start tag with its attributes. */
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

/** Decodes the entities in the value of an attribute, as written by React or manually. */
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
 * Returns the start tags in HTML, in order.
 *
 * @param wanted matches the attributes of the tags to return, because most tags are irrelevant
 */
export function htmlTags(html: string, wanted?: RegExp): HtmlTag[] {
  const tags: HtmlTag[] = [];
  for (const { 2: name, 3: written = '', index } of html.matchAll(TAG)) {
    if (name === undefined || (wanted && !wanted.test(written))) continue;
    tags.push({ name: name.toLowerCase(), attributes: attributesOf(written), offset: index });
  }
  return tags;
}
