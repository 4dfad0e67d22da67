import type { SiteManifest } from '../../../serving/server/shared/manifest';
import { TEST_SITE, writeSite } from '../../../serving/server/testing/testSite';

/** A page that is longer than one response, with numbered lines. */
export const LONG_PAGE = `# Long\n\n${Array.from({ length: 3000 }, (_, line) => `Line ${line} 😀`).join('\n')}\n`;

/** Writes the output of a small site with Markdown pages, two versions and two languages, and additional files. */
export function writeDocsSite(
  more: Record<string, string> = {},
  facts: Partial<SiteManifest> = {},
): string {
  const files: Record<string, string> = {
    'index.html': '<p>home</p>',
    'index.md': '# Home\n',
    'config/index.md': '---\ntitle: x\n---\n\n# Configuration\n',
    'config/entry.md': '# `entry` \\<Name>\n\nEnglish.\n',
    'config/output.md': '```sh\n# no title\n```\n\n# Output\n',
    'guide/start.md': 'No heading.\n',
    'guide/long.md': LONG_PAGE,
    'zh/index.md': '# 首页\n',
    'zh/config/entry.md': '# entry\n\n中文。\n',
    'v1/config/entry.md': '# entry\n\nOld.\n',
    'v1/zh/config/entry.md': '# entry\n\n旧版。\n',
    '指南.md': '# 指南\n',
    ...more,
  };
  return writeSite(files, {
    ...TEST_SITE,
    title: 'Test docs',
    origin: 'https://docs.example',
    base: '/docs/',
    ...facts,
  });
}
