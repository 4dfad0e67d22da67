import { toScriptValue } from '../../plugins/pages/head-scripts/inlineScript';
import type { PlayFiles } from './bundle';
import { TEXTS } from './client/texts';
import { ASSETS } from './headers';
import { type PlaySettings, SETTINGS_ID } from './project';

/** The document of the playground of one version and language. */
export function playDocument(
  settings: PlaySettings,
  { page, styles, fonts }: PlayFiles,
  { home, appearance, icon }: { home: string; appearance: string; icon: string },
): string {
  const { lang } = settings;
  const title = TEXTS.title[lang];
  const preloads = fonts.map(
    (font) =>
      `<link rel="preload" href="${ASSETS}${font}" as="font" type="font/woff2" crossorigin>\n`,
  );
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="${icon}">
<script src="${ASSETS}${appearance}"></script>
${preloads.join('')}<link rel="stylesheet" href="${ASSETS}${styles}">
<script defer src="${ASSETS}${page}"></script>
</head>
<body>
<header class="play-head"><a href="${home}">${TEXTS.home[lang]}</a><h1>${title}</h1></header>
<main class="play"></main>
<noscript><p class="play-reason">${TEXTS.needsScript[lang]}</p></noscript>
<script type="application/json" id="${SETTINGS_ID}">${toScriptValue(settings)}</script>
</body>
</html>
`;
}
