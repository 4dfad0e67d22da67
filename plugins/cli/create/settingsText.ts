import { labelOf } from './languages';
import type { SitePlan } from './options';
import { searchLines } from './searchEngines';

const quoted = (text: string) => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;

function localeLines(languages: readonly string[]): string[] {
  if (languages.length < 2) return [];
  const lines = languages.map(
    (lang) => `    { lang: ${quoted(lang)}, label: ${quoted(labelOf(lang))} },`,
  );
  return ['  locales: [', ...lines, '  ],'];
}

function versionLines([newest, ...others]: readonly string[]): string[] {
  if (!newest) return [];
  const names = [newest, ...others].map(quoted).join(', ');
  return [`  multiVersion: { default: ${quoted(newest)}, versions: [${names}] },`];
}

/** Returns `rspress.config.ts` of a new site. */
export function settingsText({ title, languages, versions, search, askAi }: SitePlan): string {
  const [lang = 'en'] = languages;
  return [
    "import { defineSite } from 'lectern';",
    '',
    'export default defineSite({',
    `  title: ${quoted(title)},`,
    "  icon: '/logo.svg',",
    "  logo: '/logo.svg',",
    `  lang: ${quoted(lang)},`,
    ...localeLines(languages),
    ...versionLines(versions),
    ...searchLines(search),
    ...(askAi ? ['  askAi: true,'] : []),
    '  route: { cleanUrls: true },',
    '});',
    '',
  ].join('\n');
}
