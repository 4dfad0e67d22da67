import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownFile } from './ownFile';

/** A style sheet of ours without its comments. */
export const readStyles = (file: string): string =>
  readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/\s*/g, '');

/**
 * The values of the theme, for a page outside of it. Without a script that chooses an appearance, that
 * of the system decides.
 */
export function themeTokens(): string {
  const theme = path.dirname(ownFile(import.meta.url, '../../theme/index'));
  return readStyles(path.join(theme, 'styles/tokens.css'))
    .replace('@media not print {', '@media screen and (prefers-color-scheme: dark) {')
    .replace('  .dark {', '  :root {');
}
