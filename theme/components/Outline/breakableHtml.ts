import { escapeHtml } from '../../../plugins/retrieval/search/shared/markedHtml';
import { breakableParts } from './breakableParts';

/** Returns a name as HTML that allows line breaks after dots and before capital letters. */
export function breakableHtml(name: string): string {
  return breakableParts(name).map(escapeHtml).join('<wbr>');
}
