import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readStyles, tokenStyles } from '../../../support/tokenStyles';

/** Returns the style sheet of the page: the tokens of the theme, and the page's own rules. */
export function pageStyle(): string {
  const own = path.join(path.dirname(fileURLToPath(import.meta.url)), '../page/page.css');
  return `${tokenStyles()}${readStyles(own)}`;
}
