import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownFile } from '../../../support/ownFile';

const read = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/\s*/g, '');

/**
 * The style sheet of the page: the values of the theme, and the page's own rules. Without a script that
 * chooses an appearance, that of the system decides.
 */
export function pageStyle(): string {
  const theme = path.dirname(ownFile(import.meta.url, '../../../../theme/index'));
  const own = path.join(path.dirname(fileURLToPath(import.meta.url)), '../page/page.css');
  const tokens = read(path.join(theme, 'styles/tokens.css'))
    .replace('@media not print {', '@media screen and (prefers-color-scheme: dark) {')
    .replace('  .dark {', '  :root {');
  return `${tokens}${read(own)}`;
}
