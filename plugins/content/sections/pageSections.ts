import type { FilePart } from './readSections';
import type { PageQuestions } from './sectionQuestions';
import type { PageSection, SectionLevel, SectionPath } from './types';

/** The facts about a page apart from its text, such as the title. */
export interface SectionPage {
  /** The address with the base, without a hash. */
  url: string;
  /** The name of its part of the site. */
  section: string;
  title: string;
  /** The description in its frontmatter. */
  description?: string;
  lang: string;
  version: string;
  keywords?: readonly string[];
  questions?: PageQuestions;
}

const LEVELS = ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

type Level = (typeof LEVELS)[number];

interface OpenSection extends Pick<PageSection, 'type' | 'hierarchy' | 'anchor'> {
  texts: string[];
  code: PageSection['code'][number][];
  units: (string | number)[];
}

function pageHierarchy({ section, title }: SectionPage): SectionPath {
  const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return { lvl0: section, lvl1: title, ...none };
}

/** Sets the title at a level of the hierarchy, and clears the levels below. */
function under(hierarchy: SectionPath, level: Level, text: string): SectionPath {
  const at = LEVELS.indexOf(level);
  const below = LEVELS.slice(at + 1).map((lower) => [lower, null]);
  return { ...hierarchy, [level]: text, ...Object.fromEntries(below) };
}

/** Splits the text of a page into sections. The text before the first heading belongs to the page itself. */
function sectionsOf(parts: readonly FilePart[], page: SectionPage): OpenSection[] {
  const begin = (
    type: SectionLevel,
    hierarchy: SectionPath,
    anchor: string | null,
  ): OpenSection => ({
    type,
    hierarchy,
    anchor,
    texts: [],
    code: [],
    units: [],
  });
  let current = begin('lvl1', pageHierarchy(page), null);
  const sections = [current];
  let hasTitle = false;
  for (const part of parts) {
    if (part.kind === 'text') current.texts.push(part.text);
    else if (part.kind === 'unit') current.units.push(part.markdown);
    else if (part.kind === 'code') {
      const { lang, text, title, isInUnit } = part;
      if (!isInUnit) current.units.push(current.code.length);
      current.code.push({ lang, text, ...(title && { title }) });
    } else if (part.kind === 'heading') {
      const isTitle: boolean = part.depth === 1 && !hasTitle;
      hasTitle ||= isTitle;
      if (isTitle || part.text === '') continue;
      const level = LEVELS[Math.max(part.depth, 2) - 2] ?? 'lvl6';
      current = begin(level, under(current.hierarchy, level, part.text), part.id);
      sections.push(current);
    }
  }
  return sections;
}

/** Prepends the description of the page, unless the texts contain it. */
function introduced(texts: readonly string[], description = ''): string[] {
  const isIncluded = description === '' || texts.some((text) => text.includes(description));
  return isIncluded ? [...texts] : [description, ...texts];
}

/** Returns the sections of a page in their order: one for the page itself and one for each heading. */
export function pageSections(page: SectionPage, parts: readonly FilePart[]): PageSection[] {
  const { url, lang, version, keywords = [], questions } = page;
  return sectionsOf(parts, page).map(({ type, hierarchy, anchor, texts, code, units }) => {
    const address = anchor === null ? url : `${url}#${anchor}`;
    const own = type === 'lvl1' ? introduced(texts, page.description) : texts;
    return {
      type,
      hierarchy,
      content: own.join('\n') || null,
      url: address,
      anchor,
      lang,
      version,
      keywords: type === 'lvl1' ? keywords : [],
      questions: questions?.get(anchor ?? '') ?? [],
      code,
      units,
    };
  });
}
