import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const OWN_COPY = 'tests/requirements.md';
const SHARED = '../shared/requirements.md';

/**
 * Returns the requirement ids of a Markdown table, in order: `| ROUTE-1
 *
 * …`.
 */
export function requirementIds(markdown: string): string[] {
  return [...markdown.matchAll(/^\| ([A-Z0-9]+-\d+) \|/gm)].map(([, id = '']) => id);
}

/** Returns the ids in test titles: `[NAV-6] the hamburger closes …`. */
export function namedIds(titles: readonly string[]): Set<string> {
  return new Set(titles.flatMap((title) => title.match(/(?<=\[)[A-Z0-9]+-\d+(?=\])/g) ?? []));
}

/**
 * Reads the requirements from the folder next to this checkout, or else the copy in the repository.
 *
 * @throws if both exist and differ
 */
export function readRequirements(cwd: string): string {
  const copy = readFileSync(path.join(cwd, OWN_COPY), 'utf8');
  const shared = path.join(cwd, SHARED);
  if (!existsSync(shared)) return copy;
  if (readFileSync(shared, 'utf8') !== copy) {
    throw new Error(`[requirements] ${OWN_COPY} differs from ${SHARED} → copy it again`);
  }
  return copy;
}
