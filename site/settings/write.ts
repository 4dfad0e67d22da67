import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { readSettings } from './readSettings';
import { isDescribed, settingsPage } from './settingsPage';

const settings = readSettings(process.cwd(), isDescribed);
for (const lang of ['en', 'zh'] as const) {
  writeFileSync(`site/lectern/docs/${lang}/settings.mdx`, settingsPage(settings, lang));
}
