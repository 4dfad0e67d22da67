import process from 'node:process';
import { sitePages } from '../content/files/readPages';
import { openSite } from '../site/openSite';
import { recordTranslated } from './recordTranslated';

try {
  const site = await openSite();
  const recorded = recordTranslated(sitePages(site), process.argv.slice(2), site.cwd);
  const folders = recorded.folders.join(', ');
  process.stdout.write(`${recorded.pages} pages recorded as up to date in ${folders}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
