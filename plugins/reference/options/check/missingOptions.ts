import type { DocsPage } from '../../../content/files/readPages';
import type { Finding } from '../../../support/finding';
import { plainPath } from '../../../support/plainPath';
import type { OptionsData } from '../optionData';
import { documentedPlaces, finding, type OptionPage, requiredPaths } from './pageOptions';

function parents(path: string): string[] {
  const names = path.split('.');
  return names.slice(1).map((_, index) => names.slice(0, names.length - 1 - index).join('.'));
}

/** Finds options without a heading. Each finding points to the heading or page of the nearest parent. */
export function missingOptions(
  pages: readonly OptionPage[],
  data: OptionsData,
  /** The page for options whose parents are not documented either. */
  fallback: Pick<DocsPage, 'file'>,
): Finding[] {
  const places = documentedPlaces(pages);
  const pageOf = (path: string) =>
    pages.find(({ roots }) => roots.some((root) => path === root || path.startsWith(`${root}.`)));
  return requiredPaths(data).flatMap((path) => {
    const plain = plainPath(path);
    if (places.has(plain)) return [];
    const near = parents(plain)
      .map((parent) => places.get(parent))
      .find(Boolean);
    const page = near?.page ?? pageOf(plain)?.page;
    const remedy = page
      ? `write a heading for it, such as “## ${plain}”`
      : `write a page with “options: ${plain.split('.')[0]}” in its frontmatter`;
    const message = `${path} of ${data.package} ${data.version} has no heading → ${remedy}`;
    return [finding(page ?? fallback, near?.line ?? 1, message)];
  });
}

/** Returns how many of the options that need a heading have one. */
export function coverage(pages: readonly OptionPage[], data: OptionsData) {
  const places = documentedPlaces(pages);
  const paths = requiredPaths(data);
  return {
    documented: paths.filter((path) => places.has(plainPath(path))).length,
    existing: paths.length,
  };
}
