import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownFile } from '../../support/ownFile';
import type { CardColors } from './cardSvg';

/** Returns the colors of the theme in its light appearance. */
export function cardColors(accent?: string): CardColors {
  const theme = path.dirname(ownFile(import.meta.url, '../../../theme/index'));
  const tokens = readFileSync(path.join(theme, 'styles/tokens.css'), 'utf8');
  const color = (name: string) => {
    const found = new RegExp(`--lt-${name}: (#\\w+);`).exec(tokens)?.[1];
    if (found) return found;
    throw new Error(`[social-cards] the theme has no color --lt-${name} → reinstall lectern`);
  };
  return {
    paper: color('paper'),
    ink: color('ink'),
    quiet: color('ink-2'),
    accent: accent ?? color('accent'),
    line: color('line-strong'),
  };
}
