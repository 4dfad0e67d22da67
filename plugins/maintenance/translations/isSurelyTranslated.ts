import { quickTexts } from './quickTexts';
import { sectionHash } from './sectionHash';

/**
 * Returns whether each section of an original is as it was translated, without parsing the page. `false` means that it
 * has to be parsed to know.
 *
 * @param stored the hashes of the translated texts
 */
export function isSurelyTranslated(
  { source, text }: { source: string; text: string },
  stored: Readonly<Record<string, string>>,
): boolean {
  const hashes = quickTexts(source, text).map(sectionHash);
  return hashes.sort().join() === Object.values(stored).sort().join();
}
