import { escaped, round } from './drawFigure';
import { type Bar, type BarFigure, valueText } from './readBars';

/** The minimum length of a bar, in percent of the longest one. A shorter bar would be invisible. */
const SHORTEST = 0.5;

function drawBar(bar: Bar, longest: number, unit?: string): string {
  const share = longest === 0 ? 0 : (100 * bar.value) / longest;
  const accent = bar.isAccent ? ' class="lt-figure__accent"' : '';
  const note = bar.note === '' ? '' : ` <small>${escaped(bar.note)}</small>`;
  return [
    `<div><span>${escaped(bar.label)}${note}</span> <b>${escaped(valueText(bar, unit))}</b></div>`,
    `<i${accent} style="width:${round(Math.max(share, SHORTEST))}%"></i>`,
  ].join('');
}

/** Renders bars as HTML, so that labels wrap in narrow windows. */
export function drawBars({ bars, unit }: BarFigure): string {
  const longest = Math.max(...bars.map(({ value }) => value));
  return `<div class="lt-bars">${bars.map((bar) => drawBar(bar, longest, unit)).join('')}</div>`;
}
