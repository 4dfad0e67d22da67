/** Both sides import this file: a section of a page, as search, answers and language models read it. */

/** The level of the heading of a section, `lvl1` being the page itself. */
export type SectionLevel = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** Titles from the part of the site down to the heading, as plain text. */
export interface SectionPath {
  /** The part of the site: "Guide", "Configuration". */
  lvl0: string;
  /** The title of the page. */
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

/** A page up to its first heading, or a heading with what is below it up to the next. */
export interface PageSection {
  type: SectionLevel;
  hierarchy: SectionPath;
  /** The prose as plain text; `null` where there is none. */
  content: string | null;
  /** The route of the page with the section's hash and the site's base: `/docs/config/output#outputpath`. */
  url: string;
  /** The id of the heading; `null` for the page itself. */
  anchor: string | null;
  lang: string;
  version: string;
  /** More words that readers use for the page, from its frontmatter; of the page's own section only. */
  keywords: readonly string[];
  /** Questions that it answers, as readers may put them, from `_questions.yaml`. */
  questions: readonly string[];
  /** The blocks of code with the names of their files. */
  code: readonly { lang: string; text: string; title?: string }[];
  /**
   * What the section shows, in its order. A text is a paragraph, list or table as Markdown, as it
   * stands on the page but without links and pictures; a number is the place of a block in `code`.
   */
  units: readonly (string | number)[];
}
