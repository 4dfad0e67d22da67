import { escapeHtml } from '../../../plugins/retrieval/search/shared/markedHtml';
import { breakableParts, LONG, LONG_WORD } from './breakableParts';

const AFTER_DOT = /(?<=\.)/;

/** Inserts a mark where a name can break. Its parts only break if they are long themselves. */
function withMarks(name: string): string {
  return name
    .split(AFTER_DOT)
    .flatMap((part) => (part.length < LONG ? part : breakableParts(part)))
    .join('\0');
}

/** Returns a text as HTML in which long names can break after dots, and their long parts before capital letters. */
export function breakableHtml(text: string): string {
  return escapeHtml(text.replace(LONG_WORD, withMarks)).replaceAll('\0', '<wbr>');
}
