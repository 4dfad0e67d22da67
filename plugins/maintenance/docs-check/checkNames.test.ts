import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { termsCheck } from '../../pages/glossary/check';
import { pluginMarkdown } from '../../pages/markdown';
import { optionsChecks } from '../../reference/options/check';
import { outputsCheck } from '../../reference/samples/outputs/outputsCheck';
import { pluginRedirects } from '../redirects';
import { pluginTokenCheck } from '../token-check';
import { CHECK_NAMES, checkNamesHelp, FEATURE_CHECK_NAMES } from './checkNames';
import { checks } from './checks';
import { pages } from './checks/pages';

test('[DIAG-3] the names for --only are those of the checks', async () => {
  const tokens = (await pluginTokenCheck().checks?.({})) ?? [];
  expect(Object.keys(CHECK_NAMES)).toEqual([pages, ...checks, ...tokens].map(({ name }) => name));
});

test('[DIAG-3] so are those of features', async () => {
  const redirects = (await pluginRedirects({}).checks?.({})) ?? [];
  const options = optionsChecks({ packages: {} } as never, { folder: '' } as never);
  const markdown = (await pluginMarkdown().checks?.({})) ?? [];
  const all = [
    ...markdown,
    ...redirects,
    termsCheck(''),
    ...options,
    outputsCheck({} as never, ''),
  ];
  expect(Object.keys(FEATURE_CHECK_NAMES)).toEqual(all.map(({ name }) => name));
});

test('[DIAG-3] --help and the docs have every name', () => {
  const help = checkNamesHelp();
  for (const name of [...Object.keys(CHECK_NAMES), ...Object.keys(FEATURE_CHECK_NAMES)]) {
    expect(help).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    for (const lang of ['en', 'zh']) {
      const page = readFileSync(`site/lectern/docs/${lang}/findings.mdx`, 'utf8');
      expect(page.includes(`\`${name}\``), `${lang} ${name}`).toBe(true);
    }
  }
});
