import { escapeHtml } from '../../../plugins/retrieval/search/shared/markedHtml';
import { breakableParts } from './breakableParts';

/** Matches words that may not fit on a line of a phone. */
const LONG_WORD = /[!-~]{22,}/g;

/** Returns a text as HTML in which long names can break after dots and before capital letters. */
export function breakableHtml(text: string): string {
  const broken = text.replace(LONG_WORD, (word) => breakableParts(word).join('\0'));
  return escapeHtml(broken).replaceAll('\0', '<wbr>');
}
