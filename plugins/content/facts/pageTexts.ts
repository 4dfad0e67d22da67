import type { PageText } from '../pages/pageText';
import type { HeadElement, PageChanges, PageFacts } from './pageFacts';

/** The frontmatter keys for the facts of a page. Their types are validated by another check. */
interface FactKeys {
  description?: string;
  head?: readonly HeadElement[];
  tag?: string;
  search?: boolean;
  searchBoost?: number;
  searchKeywords?: readonly string[];
  noindex?: boolean;
  navbar?: boolean;
  sidebar?: boolean;
  outline?: boolean;
  footer?: boolean;
}

/** Returns the facts of a page from its file. */
export function factsOf({ title, toc, frontmatter }: PageText): PageFacts {
  const keys = frontmatter as FactKeys;
  const { navbar, sidebar, outline, footer } = keys;
  return {
    title,
    description: keys.description,
    head: keys.head ?? [],
    outline: toc.map(({ id, text, depth }) => ({ id, text, depth })),
    sidebar: { badge: keys.tag, hidden: false },
    shown: {
      navbar: navbar !== false,
      sidebar: sidebar !== false,
      outline: outline !== false,
      footer: footer !== false,
    },
    search: {
      hidden: keys.search === false,
      weight: keys.searchBoost,
      keywords: keys.searchKeywords ?? [],
    },
    indexed: keys.noindex !== true,
  };
}

/** Makes a script asynchronous, because React only keeps asynchronous scripts in the head. */
const loadedLater = (element: HeadElement): HeadElement => {
  const [tag, attributes] = element;
  return tag === 'script' ? [tag, { ...attributes, async: true }] : element;
};

/** Converts changes to frontmatter keys, which all features read. */
export function changedKeys(changes: PageChanges): Record<string, unknown> {
  const { title, description, head, shown, search, indexed } = changes;
  const keys = {
    title,
    description,
    head: head?.map(loadedLater),
    ...shown,
    search: search?.hidden === undefined ? undefined : !search.hidden,
    searchBoost: search?.weight,
    searchKeywords: search?.keywords,
    noindex: indexed === undefined ? undefined : !indexed,
  };
  return Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== undefined));
}

/** Applies the changes of plugins to the texts of a page. */
export function changedText(text: PageText, changes: PageChanges): PageText {
  const { title, description, outline } = changes;
  return {
    ...text,
    frontmatter: { ...text.frontmatter, ...changedKeys(changes) },
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(outline && { toc: outline.map((entry) => ({ ...entry, charIndex: -1 })) }),
  };
}
