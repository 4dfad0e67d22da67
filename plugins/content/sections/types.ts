/** Imported by both sides: a section of a page, as the search, answers and language models read it. */

/** The level of a section's heading. `lvl1` is the page itself. */
export type SectionLevel = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** The titles from the part of the site down to the heading, as plain text. */
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

/** The text of a page up to its first heading, or a heading with the text up to the next one. */
export interface PageSection {
  type: SectionLevel;
  hierarchy: SectionPath;
  /** The prose as plain text; `null` if there is none. */
  content: string | null;
  /** The address with base and hash: `/docs/config/output#outputpath`. */
  url: string;
  /** The id of the heading; `null` for the page itself. */
  anchor: string | null;
  lang: string;
  version: string;
  /** The search keywords in the frontmatter of the page. Only the section of the page itself has them. */
  keywords: readonly string[];
  /** The questions that the section answers, from `_questions.yaml`. */
  questions: readonly string[];
  /** The code blocks with their file names. */
  code: readonly { lang: string; text: string; title?: string }[];
  /**
   * The content of the section in its order. A string is a paragraph, list or table as Markdown without links and
   * images. A number is the index of a code block in `code`.
   */
  units: readonly (string | number)[];
}
