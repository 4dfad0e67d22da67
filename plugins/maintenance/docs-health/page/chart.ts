import { type Html, html } from '../../../support/html';
import type { Trend } from '../model/trend';
import type { HealthTexts, PageLang } from './texts';

/** The width of a step, in units of the drawing. */
const STEP = 12;
const GAP = 2;
const HEIGHT = 48;
/** The minimum height of a bar, so that rare events are visible. */
const MIN_HEIGHT = 2;

/** Formats a date for a language: `2026-11-20` */
export const dateText = (time: number, lang: PageLang): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);

function bars({ steps }: Trend): Html[] {
  const most = Math.max(1, ...steps.map(({ times }) => times));
  return steps.map(({ times }, at) => {
    const height = times === 0 ? 0 : Math.max(MIN_HEIGHT, Math.round((times / most) * HEIGHT));
    const [x, y] = [at * STEP, HEIGHT - height];
    return html`<rect x="${x}" y="${y}" width="${STEP - GAP}" height="${height}"/>`;
  });
}

/** Renders a trend as a bar chart, with a table for screen readers. */
export function chart(trend: Trend, text: HealthTexts, lang: PageLang): Html {
  const { name, steps, stepDays, total } = trend;
  const width = Math.max(1, steps.length * STEP - GAP);
  const rows = steps.map(
    ({ start, times }) =>
      html`<tr><th scope="row">${dateText(start, lang)}</th><td>${times}</td></tr>`,
  );
  return html`<figure class="chart"><figcaption>${text.trends[name]}<span>${text.inAll(total)}</span></figcaption>
<svg viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true" focusable="false"><g>${bars(trend)}</g><path d="M0 ${HEIGHT}H${width}"/></svg>
<details><summary>${text.asTable}</summary><table><thead><tr><th scope="col">${stepDays === 1 ? text.day : text.week}</th><th scope="col">${text.number}</th></tr></thead><tbody>${rows}</tbody></table></details></figure>`;
}
