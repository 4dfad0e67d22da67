/** The attributes of elements that settings write as `['meta', { name: 'robots', … }]`, by tag. */
function elementsOf(head: unknown, wanted: string): Record<string, unknown>[] {
  if (!Array.isArray(head)) return [];
  return head.flatMap((entry) => {
    const [tag, attributes] = Array.isArray(entry) ? entry : [];
    return tag === wanted && typeof attributes === 'object' && attributes ? [attributes] : [];
  });
}

/** The names of the elements that a `head` setting writes: `og:image`, `robots`, `canonical`. */
export function ownElements(head: unknown): Set<string> {
  const metas = elementsOf(head, 'meta').map(({ property, name }) => property ?? name);
  const links = elementsOf(head, 'link').map(({ rel }) => rel);
  const names = [...metas, ...links].filter((name) => typeof name === 'string');
  return new Set(names.filter((name) => name !== 'alternate'));
}

/**
 * Whether a page is not to be found: its frontmatter says `noindex: true`, or its `head` has robots
 * with `noindex` or names another page as the canonical one.
 */
export function isHiddenPage(frontmatter: Record<string, unknown> = {}): boolean {
  const { head, noindex } = frontmatter;
  const forbids = ({ name, content }: Record<string, unknown>) =>
    name === 'robots' && /\b(?:noindex|none)\b/i.test(String(content));
  return (
    noindex === true ||
    elementsOf(head, 'meta').some(forbids) ||
    elementsOf(head, 'link').some(({ rel }) => rel === 'canonical')
  );
}
