import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { renderAsync } from '@resvg/resvg-js';
import type { TreeFolder } from '../../content/files/treeFolder';
import { type CardFonts, FAMILIES } from './cardFonts';

/** The number of cards that are drawn in parallel. The library uses its own threads. */
const AT_ONCE = 4;

export interface DrawOptions {
  draw: typeof renderAsync;
  fonts: CardFonts;
  /** The cache with the cards of earlier builds. */
  kept: TreeFolder;
  /** The folder of the output. */
  outDir: string;
}

/**
 * Writes cards as PNG. Cards in the cache are not drawn again.
 *
 * @param cards SVG by file name
 * @returns the number of drawn cards
 */
export async function drawCards(
  cards: ReadonlyMap<string, string>,
  { draw, fonts, kept, outDir }: DrawOptions,
): Promise<number> {
  const waiting = [...cards];
  let drawn = 0;

  async function pngOf(svg: string): Promise<Buffer> {
    const found = kept.read(svg);
    if (found) return found;
    const image = await draw(svg, {
      font: { fontFiles: fonts.files, loadSystemFonts: false, defaultFontFamily: FAMILIES[600] },
    });
    drawn += 1;
    const png = image.asPng();
    kept.write(svg, png);
    return png;
  }

  async function work(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, svg] = next;
      const file = path.join(outDir, name);
      const png = await pngOf(svg);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, png);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return drawn;
}
