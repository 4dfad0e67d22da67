/** A page that was made while building; its file is nobody's to edit. */
const GENERATED = /(^|\/)(node_modules|\.rspress)\//;

export interface EditSource {
  /** `editLink.docRepoBaseUrl`: where the repository shows the folder of the documents. */
  baseUrl: string | undefined;
  /** The path of the page's file, from that folder. */
  file: string;
  /** The page's own word: another path, a full address, or `false` for no link. */
  override: unknown;
}

/**
 * Where a page's source can be edited; `undefined` when there is no such place.
 *
 * A generated page has a link only when it says what it was made from:
 * `editLink: ../src/options.ts` in its frontmatter.
 */
export function editAddress({ baseUrl, file, override }: EditSource): string | undefined {
  if (!baseUrl || override === false) return undefined;
  const path = typeof override === 'string' ? override : file.replaceAll('\\', '/');
  if (path === '' || GENERATED.test(path)) return undefined;
  return new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`).href;
}
