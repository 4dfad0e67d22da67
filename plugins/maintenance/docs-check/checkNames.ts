/**
 * The checks that `--only` can select, with their descriptions. The file has no imports, so that `--help` is
 * fast.
 */
export const CHECK_NAMES: Readonly<Record<string, string>> = {
  pages: 'problems that also stop a build, except in links; always runs',
  languages: 'pages and headings missing in a language, and texts copied from the default one',
  links: 'links, headings and images that do not exist',
  stale: 'translations whose original has changed',
  spacing: 'spaces and punctuation in Chinese, Japanese and Korean',
  spelling: 'words that no dictionary contains',
  style: 'phrases and sentences that docs/style.yaml does not allow',
  tokens: 'design tokens that the theme does not have',
};

/** The checks of features, by the setting that enables each. */
export const FEATURE_CHECK_NAMES: Readonly<Record<string, { setting: string; about: string }>> = {
  markdown: { setting: 'markdown', about: 'components that cannot be written as Markdown' },
  redirects: { setting: 'redirects', about: 'redirects that cannot be used' },
  terms: { setting: 'glossary', about: 'words that the glossary forbids' },
  options: { setting: 'options', about: 'pages that do not match the options of the package' },
  'options-data': { setting: 'options', about: 'data older than the installed package' },
  samples: { setting: 'samples.outputs', about: 'recorded output that is out of date' },
};

/** Formats the list of checks for `--help`. */
export function checkNamesHelp(): string {
  const all: [string, string][] = [
    ...Object.entries(CHECK_NAMES),
    ...Object.entries(FEATURE_CHECK_NAMES).map(([name, { setting, about }]): [string, string] => [
      name,
      `${about} (setting: ${setting})`,
    ]),
  ];
  const width = Math.max(...all.map(([name]) => name.length));
  return all.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`).join('\n');
}
