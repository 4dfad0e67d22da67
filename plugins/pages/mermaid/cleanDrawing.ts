import { createHash } from 'node:crypto';
import { withoutStandIns } from './signs';

const TAG = /<[^>]+>/g;
/** The English text that the library adds to an entity without attributes. */
const NO_ATTRIBUTES = /<text[^>]*>\(no attributes\)<\/text>/g;
const DECIMALS = /-?\d+\.\d{2,}/g;

/** The minimum scale of a drawing. Below it, the text is illegible, so the drawing scrolls. */
const SMALLEST = 0.75;

/** Returns the width in pixels below which a drawing scrolls. */
export const smallestWidth = (drawing: string): number =>
  Math.ceil(SMALLEST * Number(/<svg[^>]*\swidth="([\d.]+)"/.exec(drawing)?.[1] ?? 0));

function cleanTag(tag: string, id: string): string {
  return tag
    .replace(/\sdata-[\w-]+="[^"]*"/g, '')
    .replace(/\sid="([^"]+)"/g, ` id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/var\(--_?([\w-]+)\)/g, 'var(--lt-diagram-$1)')
    .replace(DECIMALS, (number) => String(Math.round(Number(number) * 10) / 10));
}

/**
 * Adapts a drawing to the page: it uses the colors of the page and unique IDs, and contains no
 * styles or fonts.
 */
export function cleanDrawing(drawing: string): string {
  const id = `lt-d${createHash('sha256').update(drawing).digest('hex').slice(0, 8)}`;
  const bare = drawing
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(NO_ATTRIBUTES, '')
    .replace(/(<svg[^>]*?)\sstyle="[^"]*"/, '$1')
    .replace(/\sxmlns="[^"]*"/, '')
    .replace(TAG, (tag) => cleanTag(tag, id))
    .replace(/>\s*\n\s*</g, '><');
  return withoutStandIns(bare).replace(
    '<svg',
    `<svg aria-hidden="true" style="min-width:${smallestWidth(drawing)}px"`,
  );
}
