import { escapeHtml } from '../../support/escapeHtml';
import { type CardWeight, FAMILIES } from './cardFonts';
import { wrapTitle } from './wrapTitle';

/** The recommended size of Open Graph images in pixels: https://ogp.me */
export const CARD = { width: 1200, height: 630 } as const;

/** The texts of a card. */
export interface CardText {
  title: string;
  /** The section of the page. On the home page, it is the name of the site. */
  section: string;
  site: string;
  lang: string;
  isRightToLeft: boolean;
}

/** The colors of the theme. */
export interface CardColors {
  paper: string;
  ink: string;
  quiet: string;
  accent: string;
  line: string;
}

const MARGIN = 80;
const TITLE = { sizes: [84, 72, 60, 50], width: CARD.width - 2 * MARGIN, most: 3 };
const LINE_HEIGHT = 1.22;
const SMALL = 34;
const ONE_LINE = { sizes: [SMALL], width: CARD.width - 2 * MARGIN, most: 1 };

/** Renders a card as SVG: its section at the top, its title in the middle, its site at the bottom. */
export function cardSvg(card: CardText, colors: CardColors): string {
  const { title, section, site, lang, isRightToLeft } = card;
  const x = isRightToLeft ? CARD.width - MARGIN : MARGIN;
  const side = isRightToLeft ? ' text-anchor="end"' : '';
  const text = (words: string, y: number, size: number, color: string, weight: CardWeight) =>
    `<text x="${x}" y="${Math.round(y)}" font-size="${size}" font-family="${FAMILIES[weight]}" font-weight="${weight}" fill="${color}"${side}>${escapeHtml(words)}</text>`;
  const oneLine = (words: string) => wrapTitle(words, lang, ONE_LINE).lines[0] ?? '';
  const { size, lines } = wrapTitle(title, lang, TITLE);
  const height = size * LINE_HEIGHT;
  // The position of a line is that of its baseline.
  const first = (CARD.height - height * (lines.length - 1)) / 2 + size * 0.35;
  const bar = isRightToLeft ? CARD.width - MARGIN - 96 : MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" xml:lang="${escapeHtml(lang)}">`,
    `<rect width="100%" height="100%" fill="${colors.paper}"/>`,
    `<rect width="100%" height="12" fill="${colors.accent}"/>`,
    section === site ? '' : text(oneLine(section), 116, SMALL, colors.accent, 600),
    ...lines.map((line, index) => text(line, first + height * index, size, colors.ink, 600)),
    `<rect x="${bar}" y="508" width="96" height="4" fill="${colors.line}"/>`,
    text(oneLine(site), 566, SMALL, colors.quiet, 500),
    '</svg>',
  ].join('');
}
