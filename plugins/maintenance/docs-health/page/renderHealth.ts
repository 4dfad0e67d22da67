import { type Html, html } from '../../../support/html';
import type { Health, HealthRow, HealthSection } from '../model/health';
import type { RowPlace } from '../model/places';
import { chart, dateText } from './chart';
import { type PageDocument, pageDocument } from './pageDocument';
import { type HealthTexts, type PageLang, pageTexts } from './texts';

/** The available time spans, in days. */
export const SPANS = [7, 30, 90, 180] as const;
export const DEFAULT_SPAN = 30;

export interface RenderOptions {
  lang: PageLang;
  style: string;
  /** Whether a server renders the page. A file has no links to other languages and time spans. */
  isServed: boolean;
}

const placeLink = ({ path, href }: RowPlace): Html =>
  href ? html`<a href="${href}"><code>${path}</code></a>` : html`<code>${path}</code>`;

function detailList({ details, more }: HealthRow, text: HealthTexts): Html | undefined {
  if (details.length === 0) return undefined;
  const items = details.map((detail) => html`<li dir="auto">${detail}</li>`);
  const rest = more > 0 && html`<li>${text.more(more)}</li>`;
  return html`<details><summary>${text.details(details.length + more)}</summary><ul>${items}${rest}</ul></details>`;
}

function rowItem(row: HealthRow, { name }: HealthSection, text: HealthTexts): Html {
  const { version, lang, count, remedy, places } = row;
  const place = [version, lang].filter(Boolean).join(' ');
  const files = places.map((one, at) => html`${at > 0 && ', '}${placeLink(one)}`);
  return html`<li><p class="name"><strong dir="auto">${row.name}</strong><span class="count">${text.sections[name].count(count)}</span>${place && html`<span class="place">${place}</span>`}</p>
<p class="remedy">${text.remedies[remedy]} ${files}</p>${detailList(row, text)}</li>`;
}

function sectionPart(section: HealthSection, text: HealthTexts, lang: PageLang): Html {
  const { name, rows, total, trends } = section;
  const { title, about } = text.sections[name];
  const drawn = trends.filter((trend) => trend.total > 0).map((trend) => chart(trend, text, lang));
  const charts = drawn.length > 0 && html`<div class="charts">${drawn}</div>`;
  const list =
    total === 0
      ? html`<p class="nothing">${text.nothing}</p>`
      : html`<ol>${rows.map((row) => rowItem(row, section, text))}</ol>`;
  const rest = total > rows.length && html`<p class="rest">${text.ofMore(rows.length, total)}</p>`;
  return html`<section aria-labelledby="${name}"><h2 id="${name}">${title}</h2><p class="about">${about}</p>${charts}${list}${rest}</section>
`;
}

function spanLinks({ days }: Health, text: HealthTexts, lang: PageLang): Html {
  const links = SPANS.map(
    (span) =>
      html`<li><a href="?days=${span}&amp;lang=${lang}"${span === days && html` aria-current="true"`}>${text.days(span)}</a></li>`,
  );
  return html`<nav class="choices" aria-label="${text.period}"><ul>${links}</ul></nav>`;
}

/** Renders the report as a self-contained page without scripts. */
export function renderHealth(
  health: Health,
  { lang, style, isServed }: RenderOptions,
): PageDocument {
  const text = pageTexts[lang];
  const { title, days, sections, hasReaders, builtAt, madeAt } = health;
  const tiles = sections.map(
    ({ name, total }) =>
      html`<li><a href="#${name}"><strong>${total}</strong>${text.sections[name].title}</a></li>`,
  );
  const signOut =
    isServed &&
    html`<form method="post"><input type="hidden" name="leave" value="1"><button>${text.signOut}</button></form>`;
  const content = html`<h1>${text.title}</h1>
<p class="lead">${text.lead(title)}</p>
${isServed ? spanLinks(health, text, lang) : html`<p>${text.days(days)}</p>`}
<p class="facts">${text.madeOn(dateText(madeAt, lang))}<br>${text.builtOn(dateText(builtAt, lang))}</p>
${!hasReaders && html`<p class="note">${text.noReaders}</p>`}
<nav class="tiles" aria-label="${text.contents}"><ul>${tiles}</ul></nav>
${sections.map((section) => sectionPart(section, text, lang))}${signOut}`;
  const query = `days=${days}&`;
  return pageDocument({ site: title, lang, style, content, query: isServed ? query : undefined });
}
