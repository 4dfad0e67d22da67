import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { expect, test, vi } from 'vitest';
import { treeFolder } from '../../content/files/treeFolder';
import { textWidth } from '../figures/textWidth';
import { cardColors } from './cardColors';
import { readFonts } from './cardFonts';
import { CARD, type CardText, cardSvg } from './cardSvg';
import { drawCards } from './drawCards';
import { withoutEmoji } from './withoutEmoji';
import { wrapTitle } from './wrapTitle';

const temporary = () => mkdtempSync(path.join(tmpdir(), 'lectern-cards-'));
const PLACE = { sizes: [80, 60, 40], width: 1000, most: 3 };

const card = (given: Partial<CardText> = {}): CardText => ({
  title: 'Start',
  section: 'Guide',
  site: 'Kit',
  lang: 'en',
  isRightToLeft: false,
  ...given,
});

test('the own font has Latin letters and no Chinese ones', () => {
  const { missingIn, files } = readFonts([], process.cwd(), temporary());
  expect(files).toHaveLength(4);
  expect(missingIn('Über output.path — “Łódź”, 5 €')).toEqual([]);
  expect(missingIn('A 输出 输')).toEqual(['输', '出']);
});

test('[SEO-1] emoji that no font contains are omitted from cards, and other letters stay', () => {
  const { missingIn } = readFonts([], process.cwd(), temporary());
  const shown = (text: string) => withoutEmoji(text, missingIn);
  expect(shown('🚀 Quick start')).toBe('Quick start');
  expect(shown('Ship 👩‍👩‍👧 to 🇩🇪 in 3️⃣ days ❤️')).toBe('Ship to in days');
  expect(shown('Kit™ ©️ 2026')).toBe('Kit™ © 2026');
  expect(shown('输出 # * 1')).toBe('输出 # * 1');
  expect(withoutEmoji('🚀 A', () => [])).toBe('🚀 A');
  expect(missingIn(shown('🎉🏳️‍🌈 Words'))).toEqual([]);
});

test('fonts that are not there, or are none, are named with what to do', () => {
  const cwd = temporary();
  writeFileSync(path.join(cwd, 'no.ttf'), 'text');
  expect(() => readFonts(['fonts/zh.ttf', 'no.ttf'], cwd, temporary())).toThrow(
    '[social-cards] socialCards.fonts cannot be used:\n  fonts/zh.ttf does not exist → correct the path\n  no.ttf is not a font → name a .ttf, .otf, .ttc or .woff file',
  );
});

test('a title is set as large as it has room, and lines end between words', () => {
  expect(wrapTitle('Start', 'en', PLACE)).toEqual({ size: 80, lines: ['Start'] });
  const long = wrapTitle('How the bundler finds the modules of a very large project', 'en', PLACE);
  expect(long.lines.join(' ')).toBe('How the bundler finds the modules of a very large project');
  for (const line of long.lines) expect(textWidth(line, long.size)).toBeLessThanOrEqual(1000);
});

test('Chinese wraps without spaces, and no line begins with a mark', () => {
  const { lines } = wrapTitle(
    '在大型项目中，打包工具如何查找模块，以及如何缓存结果。',
    'zh',
    PLACE,
  );
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).not.toMatch(/^[，。]/);
});

test('names of code stay whole, unless one is wider than the card; what is too long ends with an ellipsis', () => {
  const { lines } = wrapTitle('The option optimization.mergeDuplicateChunks', 'en', PLACE);
  expect(lines.join('\n')).toContain('optimization.mergeDuplicateChunks');
  const endless = wrapTitle('word '.repeat(200), 'en', PLACE);
  expect(endless).toMatchObject({ size: 40, lines: { length: 3 } });
  expect(endless.lines[2]).toMatch(/…$/);
  expect(wrapTitle('x'.repeat(400), 'en', PLACE).lines).toHaveLength(3);
});

test('what a page says is text on its card and never markup', () => {
  const svg = cardSvg(card({ title: '<image href="file:///etc/passwd"/> & "more"' }), cardColors());
  expect(svg).not.toContain('<image');
  expect(svg).toContain('&lt;image');
});

test('a card has the color of the site, and names its section where it is another than the site', () => {
  expect(cardSvg(card(), cardColors('#123456'))).toContain('fill="#123456"');
  expect(cardSvg(card(), cardColors())).toContain('>Guide</text>');
  expect(cardSvg(card({ section: 'Kit' }), cardColors()).match(/>Kit<\/text>/g)).toHaveLength(1);
  expect(cardSvg(card({ isRightToLeft: true }), cardColors())).toContain('text-anchor="end"');
});

test('cards are PNG of the size that networks ask for, and a second build draws none', async () => {
  const folder = temporary();
  const fonts = readFonts([], process.cwd(), path.join(folder, 'fonts'));
  const draw = vi.fn(renderAsync);
  const cards = new Map([
    ['static/cards/a.png', cardSvg(card(), cardColors())],
    ['static/cards/b.png', cardSvg(card({ title: 'Other' }), cardColors())],
  ]);
  const build = () => {
    const outDir = temporary();
    const kept = treeFolder(path.join(folder, 'kept'), () => fonts.digest);
    return { outDir, drawn: drawCards(cards, { draw, fonts, kept, outDir }) };
  };
  const first = build();
  expect(await first.drawn).toBe(2);
  const png = readFileSync(path.join(first.outDir, 'static/cards/a.png'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CARD.width, CARD.height]);
  expect(png.equals(readFileSync(path.join(first.outDir, 'static/cards/b.png')))).toBe(false);
  const second = build();
  expect(await second.drawn).toBe(0);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(readdirSync(path.join(second.outDir, 'static/cards')).sort()).toEqual(['a.png', 'b.png']);
});
