import process from 'node:process';
import { readPages } from '../content/files/readPages';
import { rspackBundlers } from '../samples/bundlers';
import { recordTranslated } from './recordTranslated';

const cwd = process.cwd();
try {
  const pages = readPages('docs', Object.keys(rspackBundlers), cwd);
  const recorded = recordTranslated(pages, process.argv.slice(2), cwd);
  const folders = recorded.folders.join(', ');
  process.stdout.write(`${recorded.pages} pages recorded as up to date in ${folders}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
