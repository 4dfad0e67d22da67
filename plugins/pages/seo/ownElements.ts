/**
 * Returns the attributes of the elements with a tag in a `head` setting, which has the form
 * `['meta', { name: 'robots', … }]`.
 */
function elementsOf(head: unknown, wanted: string): Record<string, unknown>[] {
  if (!Array.isArray(head)) return [];
  return head.flatMap((entry) => {
    const [tag, attributes] = Array.isArray(entry) ? entry : [];
    return tag === wanted && typeof attributes === 'object' && attributes ? [attributes] : [];
  });
}

/** Returns the names of the elements in a `head` setting: `og:image`, `robots`, `canonical`. */
export function ownElements(head: unknown): Set<string> {
  const metas = elementsOf(head, 'meta').map(({ property, name }) => property ?? name);
  const links = elementsOf(head, 'link').map(({ rel }) => rel);
  const names = [...metas, ...links].filter((name) => typeof name === 'string');
  return new Set(names.filter((name) => name !== 'alternate'));
}

/**
 * Whether a page is hidden from search engines: its frontmatter contains `noindex: true`, or its
 * `head` contains robots with `noindex` or another canonical page.
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
