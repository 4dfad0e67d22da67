import { isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { writtenFrontmatter } from '../../support/writtenFrontmatter';
import type { WrittenLink } from './links';

/** The keys of frontmatter, `_nav.json` and `_meta.json` that contain addresses of the site. */
const ADDRESS_KEYS = new Set(['link', 'url', 'href', 'src', 'logo', 'icon']);
/** Keys whose values may also be other texts, such as the name of an icon. */
const MAY_BE_WORDS = new Set(['icon', 'logo', 'src']);
/** Tags in the head of a page, which are not resolved. */
const HEAD = 'head';

/** Returns the links in YAML, or in JSON, which is YAML. */
function linksOf(text: string, file: string, firstLine: number): WrittenLink[] {
  const lines = new LineCounter();
  const found: WrittenLink[] = [];
  visit(parseDocument(text, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      const name = isScalar(key) ? String(key.value) : '';
      if (name === HEAD) return visit.SKIP;
      const href = isScalar(value) ? value.value : undefined;
      if (!ADDRESS_KEYS.has(name) || typeof href !== 'string' || !isNode(value)) return undefined;
      if (MAY_BE_WORDS.has(name) && !href.startsWith('/')) return undefined;
      const { line, col } = lines.linePos(value.range?.[0] ?? 0);
      found.push({ file, line: line + firstLine - 1, column: col, href, reader: 'theme' });
      return undefined;
    },
  });
  return found;
}

/** Returns the links in the frontmatter of a page: actions and image of the hero, features, tools. */
export function frontmatterLinks(source: string, file: string): WrittenLink[] {
  const yaml = writtenFrontmatter(source)?.yaml;
  return yaml === undefined ? [] : linksOf(yaml, file, 2);
}

/** Returns the links in a `_nav.json` or `_meta.json`. */
export function jsonLinks(source: string, file: string): WrittenLink[] {
  return linksOf(source, file, 1);
}
