import type { PageText } from '../pages/pageText';
import type { HeadElement, PageChanges, PageFacts } from './pageFacts';

/** The frontmatter behind the facts of a page; a value of a wrong type is told by its own check. */
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

/** The facts of a page as it is written. */
export function factsOf({ title, toc, frontmatter }: PageText): PageFacts {
  const said = frontmatter as FactKeys;
  const { navbar, sidebar, outline, footer } = said;
  return {
    title,
    description: said.description,
    head: said.head ?? [],
    outline: toc.map(({ id, text, depth }) => ({ id, text, depth })),
    sidebar: { badge: said.tag, hidden: false },
    shown: {
      navbar: navbar !== false,
      sidebar: sidebar !== false,
      outline: outline !== false,
      footer: footer !== false,
    },
    search: {
      hidden: said.search === false,
      weight: said.searchBoost,
      keywords: said.searchKeywords ?? [],
    },
    indexed: said.noindex !== true,
  };
}

/** A script that waits for nothing is one that React can keep in the head. */
const loadedLater = (element: HeadElement): HeadElement => {
  const [tag, attributes] = element;
  return tag === 'script' ? [tag, { ...attributes, async: true }] : element;
};

/** Changes as keys of the frontmatter, which everything that is made of a page reads. */
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

/** A page as plugins have changed it. */
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
