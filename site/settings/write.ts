import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { themeTokens } from '../../plugins/pages/theme/look/readTokens';
import { TABLES } from '../../plugins/pages/theme/siteTexts';
import { faultsPage } from '../faults/faultsPage';
import { API_PAGES, ENTRIES } from './apiEntryPoints';
import { apiPage } from './apiPage';
import { readApi } from './readApi';
import { readSettings } from './readSettings';
import { isDescribed, settingsPage } from './settingsPage';
import { textsPage } from './textsPage';
import { tokensPage } from './tokensPage';

const cwd = process.cwd();
const settings = readSettings(cwd, isDescribed);
const paths = new Set(settings.map(({ path }) => path));
const api = readApi(cwd, ENTRIES);
for (const lang of ['en', 'zh'] as const) {
  const folder = `site/lectern/docs/${lang}`;
  writeFileSync(`${folder}/settings.mdx`, settingsPage(settings, lang));
  for (const page of API_PAGES) {
    writeFileSync(`${folder}/${page.file}`, apiPage(page, api, paths, lang));
  }
  writeFileSync(`${folder}/findings.mdx`, faultsPage(lang));
  writeFileSync(`${folder}/texts.mdx`, textsPage(TABLES, lang));
  writeFileSync(`${folder}/tokens.mdx`, tokensPage(themeTokens(), lang));
}
