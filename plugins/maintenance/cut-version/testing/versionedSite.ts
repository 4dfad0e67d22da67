import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { docsFolder } from '../../docs-check/testing/docsFolder';
import type { CutOptions } from '../options';

const CONFIG = "export default { multiVersion: { default: 'v2', versions: ['v2', 'v1'] } };\n";
const BUNDLERS = "export const b = { v2: '@rspack/core', v1: 'rspack-v1' };\n";
const NAV = JSON.stringify([
  { text: 'Guide', link: '/guide/a', activeMatch: '^/(v1/)?guide/' },
  { text: 'News', link: '/news/', activeMatch: '^/news/' },
]);

/** Creates a site with two versions and news. */
export function versionedSite(files: Record<string, string> = {}): string {
  return docsFolder({
    'rspress.config.ts': CONFIG,
    'bundlers.ts': BUNDLERS,
    'docs/public/a.svg': '<svg/>',
    'docs/v2/en/_nav.json': NAV,
    'docs/v2/en/guide/a.mdx': '# A\n\n[B](/guide/b)\n',
    'docs/v2/en/news/one.mdx': '# One\n\n[All](/news/)\n',
    'docs/v2/zh/guide/a.mdx': '# 甲\n',
    'docs/v2/zh/.translated.json': '{}\n',
    'docs/v1/en/_nav.json': NAV,
    'docs/v1/en/guide/a.mdx': '# A of v1\n',
    ...files,
  });
}

/** Returns the options for a cut of that site. */
export function cutOptions(
  cwd: string,
  version: string,
  others: Partial<CutOptions> = {},
): CutOptions {
  return {
    version,
    cwd,
    docDir: 'docs',
    configFile: 'rspress.config.ts',
    bundlersFile: 'bundlers.ts',
    onlyNewest: ['news'],
    ...others,
  };
}

/** Returns the text of every file in a folder. */
export function snapshot(cwd: string): Record<string, string> {
  const files = readdirSync(cwd, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.git'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
}
