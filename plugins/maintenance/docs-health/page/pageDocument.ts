import { createHash } from 'node:crypto';
import { type Html, html, styleElement } from '../../../support/html';
import { PAGE_LANGS, type PageLang, pageTexts } from './texts';

export interface PageDocument {
  text: string;
  /** Its Content-Security-Policy, which allows only its own style sheet and its form. */
  policy: string;
}

export interface DocumentOptions {
  /** The name of the site. */
  site: string;
  lang: PageLang;
  style: string;
  content: Html;
  /** The query of links to other languages before `lang=`. Without it, there are no such links. */
  query?: string;
}

function languageLinks(query: string, lang: PageLang): Html {
  const links = PAGE_LANGS.map(
    (other) =>
      html`<li><a href="?${query}lang=${other}" lang="${other}" hreflang="${other}"${other === lang && html` aria-current="true"`}>${pageTexts[other].name}</a></li>`,
  );
  return html`<nav class="choices" aria-label="${pageTexts[lang].language}"><ul>${links}</ul></nav>`;
}

/** Returns the document of a page for maintainers with its content. */
export function pageDocument({ site, lang, style, content, query }: DocumentOptions): PageDocument {
  const element = styleElement(style);
  const sheet = element.html.slice('<style>'.length, -'</style>'.length);
  const hash = createHash('sha256').update(sheet).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'`;
  const { title } = pageTexts[lang];
  const { html: text } = html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} | ${site}</title>
${element}
</head>
<body>
<header><p>${site}</p>${query !== undefined && languageLinks(query, lang)}</header>
<main>
${content}
</main>
</body>
</html>
`;
  return { text, policy: `${policy}; frame-ancestors 'none'` };
}
