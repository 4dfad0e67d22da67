import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { faultsPage } from '../faults/faultsPage';
import { apiPage, DOORS } from './apiPage';
import { readApi } from './readApi';
import { readSettings } from './readSettings';
import { isDescribed, settingsPage } from './settingsPage';

const cwd = process.cwd();
const settings = readSettings(cwd, isDescribed);
const api = readApi(
  cwd,
  DOORS.map(({ entry }) => entry),
);
for (const lang of ['en', 'zh'] as const) {
  const folder = `site/lectern/docs/${lang}`;
  writeFileSync(`${folder}/settings.mdx`, settingsPage(settings, lang));
  writeFileSync(`${folder}/api.mdx`, apiPage(api, lang));
  writeFileSync(`${folder}/findings.mdx`, faultsPage(lang));
}
