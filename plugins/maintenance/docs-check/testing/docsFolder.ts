import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocsCheck } from '../../../content/checks/docsCheck';
import { readPages } from '../../../content/files/readPages';
import type { SiteSettings } from '../../../content/site/siteSettings';
import type { SitePlugin } from '../../../content/sitePlugin';
import { findingText } from '../../../support/finding';

/** Creates a folder with these files. */
export function docsFolder(files: Record<string, string>): string {
  const cwd = mkdtempSync(path.join(tmpdir(), 'lectern-docs-check-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(cwd, file)), { recursive: true });
    writeFileSync(path.join(cwd, file), text);
  }
  return cwd;
}

const SITE: SiteSettings = {
  config: {
    root: 'docs',
    lang: 'en',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
    multiVersion: { default: 'v2', versions: ['v2'] },
  },
  added: [],
};

/** Returns the findings of a check in a folder as printed lines. */
export async function findingsIn(
  check: DocsCheck,
  cwd: string,
  plugins: readonly SitePlugin[] = [],
): Promise<string[]> {
  const pages = readPages('docs', ['v2'], cwd);
  const site = { ...SITE, config: { ...SITE.config, plugins: [...plugins] } };
  return (await check.run({ pages, cwd, site })).map(findingText);
}

/** Returns the findings of a check in docs with these files. */
export function findings(
  check: DocsCheck,
  files: Record<string, string>,
  plugins?: readonly SitePlugin[],
): Promise<string[]> {
  return findingsIn(check, docsFolder(files), plugins);
}
