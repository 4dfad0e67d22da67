import type { SectionPath } from '../../../content/sections/types';

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** Returns the titles from the page down to the section. */
export function titlesOf(hierarchy: SectionPath): string[] {
  return LEVELS.map((level) => hierarchy[level]).filter((title) => title !== null);
}
