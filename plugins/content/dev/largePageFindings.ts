import type { Finding } from '../../support/finding';

/** The size from which an edit takes seconds to appear, in characters. The largest page of the Rspack docs has 50,000. */
const LARGE = 500_000;

/**
 * Returns a warning about a page that is so large that it holds up the dev server: a megabyte takes about a second to
 * parse, and several more to compile.
 *
 * @param name the file name in the finding
 */
export function largePageFindings(text: string, name: string): Finding[] {
  if (text.length < LARGE) return [];
  const size = (text.length / 1_000_000).toFixed(1);
  const message = `the page has ${size} million characters, so edits take seconds to appear, and readers load all of it → split it into several pages`;
  return [{ check: 'page-size', file: name, line: 1, message }];
}
