import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Change } from '../../../../theme/components/Compare/compareTexts';
import { HIDEABLE_PARTS } from '../../../pages/head-scripts/shared';
import { type Html, html, styleElement } from '../../../support/html';
import { readStyles, tokenStyles } from '../../../support/tokenStyles';
import type { SectionChange } from '../sectionChanges';
import { SIDE_BY_SIDE_SCRIPT } from './sideBySideScript';
import type { TranslationRow } from './translationRows';

/** The path of the pages for translators on the dev server, relative to the base. */
export const TRANSLATIONS_PATH = '/__lectern/translations';

/** Formats addresses and files. */
export interface Addresses {
  /** Returns the URL of a route, including the base of the site. */
  href: (route: string) => string;
  /** Returns the name of a file for readers. */
  fileName: (file: string) => string;
}

function document(title: string, body: Html): string {
  const own = path.join(path.dirname(fileURLToPath(import.meta.url)), 'page.css');
  const style = styleElement(`${tokenStyles()}${readStyles(own)}`);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${style}
</head>
${body}
</html>
`.html;
}

/** Returns the URL that shows a translation next to its original. */
export const besideAddress = (row: TranslationRow, { href }: Addresses): string =>
  `${href(TRANSLATIONS_PATH)}?page=${encodeURIComponent(row.route ?? '')}`;

function stateOf({ route, stale, problem }: TranslationRow): Html {
  if (problem !== undefined) return html`<span class="warning">unknown: ${problem}</span>`;
  if (route === undefined) return html`<span class="warning">missing</span>`;
  if (stale.length === 0) return html`up to date`;
  return html`<span class="warning">changed since: ${stale.length}</span> <span class="quiet">${stale.join(' · ')}</span>`;
}

/** Ranks translations by urgency: missing pages first, then those with the most stale sections. */
const urgency = ({ route, stale, problem }: TranslationRow) =>
  problem !== undefined || route === undefined ? Number.POSITIVE_INFINITY : stale.length;

function rowLine(row: TranslationRow, addresses: Addresses): Html {
  const { title, version, file, route } = row;
  const name = route
    ? html`<a href="${besideAddress(row, addresses)}">${title}</a>`
    : html`<a href="${addresses.href(row.sourceRoute)}">${title}</a>`;
  return html`<tr><td>${name}${version && html` <span class="quiet">${version}</span>`}</td><td>${stateOf(row)}</td><td><code>${addresses.fileName(file)}</code></td></tr>
`;
}

/** Renders the state of all translations, by language. */
export function renderList(
  rows: readonly TranslationRow[],
  site: { title: string; labelOf: (lang: string) => string },
  addresses: Addresses,
): string {
  const langs = [...new Set(rows.map(({ lang }) => lang))];
  const sections = langs.map((lang) => {
    const own = rows.filter((row) => row.lang === lang);
    const missing = own.filter(({ route }) => route === undefined).length;
    const stale = own.filter((row) => row.stale.length > 0).length;
    // Sorting is stable, so equally urgent pages stay in the order of the files.
    const lines = [...own]
      .sort(
        (one, other) =>
          Number(urgency(other) > urgency(one)) - Number(urgency(one) > urgency(other)),
      )
      .map((row) => rowLine(row, addresses));
    return html`<section><h2 lang="${lang}">${site.labelOf(lang)}</h2>
<p>Pages: ${own.length}. Missing: ${missing}. Stale: ${stale}. <span class="quiet">Record what is up to date with <code>lectern translated PAGE</code>.</span></p>
<div class="table" tabindex="0"><table><thead><tr><th scope="col">Page</th><th scope="col">State</th><th scope="col">File</th></tr></thead>
<tbody>
${lines}</tbody></table></div></section>
`;
  });
  const content = langs.length > 0 ? sections : html`<p>The site has only one language.</p>`;
  return document(
    `Translations | ${site.title}`,
    html`<body><main><h1>Translations</h1>
<p class="quiet">Open a page to see its translation next to the source.</p>
${content}</main></body>`,
  );
}

function changeHtml(change: Change): Html | undefined {
  if (change.kind === 'same') return undefined;
  const runs = change.kind === 'changed' ? change.words : [change];
  const marked = runs.map(({ kind, text }) => {
    if (kind === 'added') return html`<ins>${text}</ins>`;
    return kind === 'removed' ? html`<del>${text}</del>` : html`${text}`;
  });
  return html`<div>${marked}</div>`;
}

/** Renders the changed sections with their changes. */
export function renderChanges(changes: readonly SectionChange[], sourceFile: string): string {
  if (changes.length === 0) return html`<p>Up to date.</p>`.html;
  const items = changes.map((change, at) => {
    const { id, isTop, title, line, translationLine, commit, changes: own } = change;
    const key = isTop ? '' : id;
    const where = translationLine === undefined ? ', not in the translation yet' : '';
    const from = commit
      ? html`, since <code>${commit}</code>`
      : ', translated from an unknown version';
    return html`<details id="change-${at}"><summary><a href="#" data-id="${key}">${title || 'The page'}</a> <span class="quiet"><code>${sourceFile}:${line}</code>${from}${where}</span></summary>${own.map(changeHtml)}</details>`;
  });
  return html`<p>Sections that have changed since they were translated: ${changes.length}</p>${items}`
    .html;
}

/** Renders a translation next to its original, each in a frame. */
export function renderBeside(row: TranslationRow, changes: string, addresses: Addresses): string {
  const alone = HIDEABLE_PARTS.map((part) => `${part}=0`).join('&');
  const { href, fileName } = addresses;
  const frame = (route: string, name: string) =>
    html`<iframe src="${href(route)}?${alone}" title="${name}"></iframe>`;
  const own = row.route ?? row.sourceRoute;
  return document(
    `${row.title}: both languages`,
    html`<body class="beside" data-mark="Changed since it was translated"><header>
<p><a href="${href(TRANSLATIONS_PATH)}">All translations</a> <strong>${row.title}</strong> <a href="${href(row.sourceRoute)}">${fileName(row.source)}</a> <a href="${href(own)}">${fileName(row.file)}</a></p>
<div id="changes" data-from="${besideAddress(row, addresses)}&amp;as=json">${{ html: changes }}</div>
</header>
<div class="frames">${frame(row.sourceRoute, fileName(row.source))}${frame(own, fileName(row.file))}</div>
<script>${{ html: SIDE_BY_SIDE_SCRIPT.replaceAll('</', '<\\/') }}</script></body>`,
  );
}
