import { createHash } from 'node:crypto';
import { withoutStandIns } from './signs';

const TAG = /<[^>]+>/g;
/** What the library says of an entity without attributes, in English on every page. */
const NO_ATTRIBUTES = /<text[^>]*>\(no attributes\)<\/text>/g;
const DECIMALS = /-?\d+\.\d{2,}/g;

/** Smaller than this part of its size a drawing cannot be read: then it scrolls. */
const SMALLEST = 0.75;

/** The width in pixels below which a drawing scrolls. */
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
 * A drawing for a page: its colors are the page's, its ids its own, and it brings neither styles nor
 * fonts.
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
