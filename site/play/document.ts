import type { PlayFiles } from './bundle';
import { TEXTS } from './client/texts';
import { ASSETS } from './headers';
import { type PlaySettings, SETTINGS_ID } from './project';

const escaped = (text: string) => text.replace(/</g, '\\u003c');

/** The document of the playground of a version, in a language. */
export function playDocument(
  settings: PlaySettings,
  { page, styles }: PlayFiles,
  { home, appearance, icon }: { home: string; appearance: string; icon: string },
): string {
  const { lang } = settings;
  const title = TEXTS.title[lang];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="${icon}">
<script src="${ASSETS}${appearance}"></script>
<link rel="stylesheet" href="${ASSETS}${styles}">
<script defer src="${ASSETS}${page}"></script>
</head>
<body>
<header class="play-head"><a href="${home}">${TEXTS.home[lang]}</a><h1>${title}</h1></header>
<main class="play"></main>
<noscript><p class="play-reason">${lang === 'zh' ? '此页面需要 JavaScript。' : 'This page needs JavaScript.'}</p></noscript>
<script type="application/json" id="${SETTINGS_ID}">${escaped(JSON.stringify(settings))}</script>
</body>
</html>
`;
}
