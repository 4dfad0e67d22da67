import { wrongTexts } from '../pages/theme/siteTexts';
import { type FeatureSettings, hasTwins, settingOf } from './features';

interface Facts {
  langs: readonly string[];
  versions: readonly string[];
  /** The names of the plugins that the site lists itself. */
  given: readonly string[];
  /** `themeConfig.search` of the settings. */
  themeSearch?: boolean;
}

const isOn = (value: unknown) => value !== undefined && value !== false;

/** The packages by version, for versions that the site does not have. */
function unknownVersions(
  place: string,
  packages: Readonly<Record<string, string>> = {},
  versions: readonly string[],
): string[] {
  return Object.keys(packages)
    .filter((version) => !versions.includes(version))
    .map(
      (version) =>
        `${place} contains ${version}, which is not in multiVersion.versions → add it there, or remove it`,
    );
}

/** Returns a line for each pair of settings that contradict each other. */
export function contradictions(settings: FeatureSettings, facts: Facts): string[] {
  const { search, askAi, mcp, translations, options, samples, socialCards } = settings;
  const has = (name: string) => facts.given.includes(name);
  const noSearch = search === false && !has('lectern:search') ? 'search is false' : undefined;
  const noDialog = facts.themeSearch === false ? 'themeConfig.search is false' : undefined;
  const asksInVain = noSearch ?? noDialog;
  const lines: string[] = [];
  if (isOn(askAi) && asksInVain) {
    lines.push(
      `askAi is on, but ${asksInVain}, and questions are asked in the search dialog → turn search on, or askAi off`,
    );
  }
  if (isOn(search) && noDialog) {
    lines.push(`search is on, but ${noDialog} → remove one of them`);
  }
  if (mcp === true && !hasTwins(settings) && !has('lectern:markdown')) {
    lines.push('mcp is on, but it needs markdown, which is off → turn markdown on, or mcp off');
  }
  if (isOn(socialCards) && settings.seo === false && !has('lectern:seo')) {
    lines.push(
      'socialCards is on, but seo, which adds the cards to pages, is off → turn seo on, or socialCards off',
    );
  }
  const { languages = [] } = typeof socialCards === 'object' ? socialCards : {};
  for (const name of languages.filter((one) => !facts.langs.includes(one))) {
    lines.push(
      `socialCards.languages contains ${name}, which is not a language of the site → add it to locales, or remove it`,
    );
  }
  if (translations === true && facts.langs.length < 2) {
    lines.push(
      'translations is on, but locales has only one language → add another, or turn it off',
    );
  }
  lines.push(
    ...unknownVersions('options.packages', options ? options.packages : {}, facts.versions),
    ...unknownVersions('samples.bundlers', samples ? samples.bundlers : {}, facts.versions),
    ...unknownVersions(
      'samples.commandLines',
      samples ? (samples.commandLines ?? {}) : {},
      facts.versions,
    ),
  );
  lines.push(...wrongTexts(settings.strings ?? {}, facts.langs));
  for (const name of facts.given) {
    const setting = settingOf(name);
    if (setting === undefined || !isOn(settings[setting])) continue;
    lines.push(
      `${setting} is on, but plugins also contains ${name}, which ${setting} adds → remove one of them`,
    );
  }
  return lines;
}
