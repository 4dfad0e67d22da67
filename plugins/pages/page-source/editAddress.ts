/** Matches files that were generated during the build and cannot be edited. */
const GENERATED = /(^|\/)(node_modules|\.rspress)\//;

export interface EditSource {
  /** `editLink.docRepoBaseUrl`: the URL of the documents folder in the repository. */
  baseUrl: string | undefined;
  /** The path of the page's file, relative to that folder. */
  file: string;
  /** The value in the frontmatter: another path, a full URL, or `false` for no link. */
  override: unknown;
}

/**
 * Returns the URL for editing the source of a page, or `undefined` if there is none.
 *
 * A generated page only has a link if its frontmatter contains its source: `editLink:
 * ../src/options.ts`.
 */
export function editAddress({ baseUrl, file, override }: EditSource): string | undefined {
  if (!baseUrl || override === false) return undefined;
  const path = typeof override === 'string' ? override : file.replaceAll('\\', '/');
  if (path === '' || GENERATED.test(path)) return undefined;
  return new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`).href;
}
