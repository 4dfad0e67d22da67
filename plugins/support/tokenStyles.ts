import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownFile } from './ownFile';

/** Returns one of Lectern's style sheets without its comments. */
export const readStyles = (file: string): string =>
  readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/\s*/g, '');

/**
 * Returns the design tokens of the theme for a page outside of it. The page has no script for the appearance, so it
 * uses that of the system.
 */
export function tokenStyles(): string {
  const theme = path.dirname(ownFile(import.meta.url, '../../theme/index'));
  return readStyles(path.join(theme, 'styles/tokens.css'))
    .replace('@media not print {', '@media screen and (prefers-color-scheme: dark) {')
    .replace('  .dark {', '  :root {');
}
