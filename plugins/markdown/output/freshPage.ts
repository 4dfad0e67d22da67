import { existsSync, readFileSync } from 'node:fs';
import { loadFrontMatter } from '@rspress/shared/node-utils';
import type { TwinPage } from '../site/pageMarkdown';

/**
 * A page as its file is now: the dev server reads frontmatter and title once, when it starts. Of
 * headings an overview lists those of the start, as the page in the dev server does.
 */
export function freshPage(page: TwinPage, docDir: string): TwinPage {
  if (!/\.mdx?$/.test(page._filepath) || !existsSync(page._filepath)) return page;
  const text = readFileSync(page._filepath, 'utf8');
  const { frontmatter, content } = loadFrontMatter(text, page._filepath, docDir);
  const heading = /^#[ \t]+(.+)$/m.exec(content)?.[1]?.replace(/\s*\\?\{#[^}]*\}\s*$/, '');
  const title = (frontmatter.title as string | undefined) ?? heading ?? page.title;
  return { ...page, frontmatter, title };
}
