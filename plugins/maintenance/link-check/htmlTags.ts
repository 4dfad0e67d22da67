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

/** The start tags in a piece of HTML, in its order. */
export function htmlTags(html: string): HtmlTag[] {
  return [...html.matchAll(TAG)].flatMap(({ 2: name, 3: written = '', index }) => {
    if (name === undefined) return [];
    const attributes = [...written.matchAll(ATTRIBUTE)].map(
      ([, key = '', double, single, bare]): [string, string] => [
        key.toLowerCase(),
        unescaped(double ?? single ?? bare ?? ''),
      ],
    );
    return [{ name: name.toLowerCase(), attributes: new Map(attributes), offset: index }];
  });
}
