import type { AlgoliaHit } from '../shared/toAlgoliaHit';

/** A hit with the requested attributes. */
export type RetrievedHit = Pick<AlgoliaHit, 'objectID' | '_highlightResult' | '_snippetResult'> &
  Partial<AlgoliaHit>;

/** Attributes that an answer always contains. */
const ALWAYS = /^(objectID|_highlightResult|_snippetResult)$/;

/** Whether a list such as `["*", "-content"]` or `["url", "hierarchy.lvl1"]` names an attribute. */
function names(list: readonly string[], attribute: string): boolean {
  if (list.includes(`-${attribute}`)) return false;
  return list.includes('*') || list.includes(attribute);
}

/**
 * Keeps the attributes of a hit that `attributesToRetrieve` names. A part of an attribute is named with a dot. The
 * highlights and snippets stay, as in Algolia.
 *
 * @param list everything, if it is not given
 */
export function retrieved(hit: AlgoliaHit, list: readonly string[] = ['*']): RetrievedHit {
  const entries = Object.entries(hit).flatMap(([name, value]): [string, unknown][] => {
    const isKept = ALWAYS.test(name) || names(list, name);
    if (isKept && !list.some((entry) => entry.startsWith(`-${name}.`))) return [[name, value]];
    if (typeof value !== 'object' || value === null) return isKept ? [[name, value]] : [];
    const parts = Object.entries(value).filter(([part]) => {
      const path = `${name}.${part}`;
      return isKept ? !list.includes(`-${path}`) : names(list, path) && !list.includes('*');
    });
    return parts.length > 0 ? [[name, Object.fromEntries(parts)]] : [];
  });
  return Object.fromEntries(entries) as RetrievedHit;
}

/**
 * A hit with snippets of the attributes that `attributesToSnippet` names.
 *
 * @param list all, if it is not given
 */
export function withSnippets(hit: AlgoliaHit, list: readonly string[] = ['*']): AlgoliaHit {
  const { hierarchy, content } = hit._snippetResult;
  const isNamed = (path: string) => names(list, path);
  const levels = Object.entries(hierarchy).filter(
    ([level]) => isNamed('hierarchy') || isNamed(`hierarchy.${level}`),
  );
  const snippets = {
    hierarchy: Object.fromEntries(levels),
    ...(content && isNamed('content') && { content }),
  };
  return { ...hit, _snippetResult: snippets };
}
