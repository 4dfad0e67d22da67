import type { SiteManifest } from '../../serving/server/shared/manifest';

/** A page as it is listed. */
export interface ListedPage {
  /** Below the base, without `.md`: `/guide/start`, `/zh/config/`. */
  route: string;
  /** The first heading, or the route where there is none. */
  title: string;
  version: string;
  lang: string;
}

/** Where the pages come from: the built output, or a dev server's memory. */
export interface PageSource {
  list: () => Promise<readonly ListedPage[]>;
  /** A page as Markdown; nothing for a route that is not listed. */
  read: (route: string) => Promise<string | undefined>;
  /** The lists of pages, such as `/zh/llms.txt`, by their addresses below the base. @default none */
  lists?: () => Promise<ReadonlyMap<string, string>>;
}

/** What the tools need to know of a site. */
export type DocsSite = Pick<
  SiteManifest,
  'title' | 'origin' | 'base' | 'lang' | 'langs' | 'version' | 'versions'
>;

/** The title of a page in Markdown: its first heading of the first level, outside of code. */
export function markdownTitle(markdown: string): string | undefined {
  const text = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '');
  const heading = text.match(/^#[ \t]+(.+?)[ \t]*#*$/m)?.[1];
  return heading
    ?.replace(/\\([\\`*_{}[\]()#+.!<>|~-])/g, '$1')
    .replace(/[`*]/g, '')
    .trim();
}

/** `/config/index.md` → `/config/`, `/guide/start.md` → `/guide/start` */
export function routeOfTwin(address: string): string {
  return address.replace(/\.md$/, '').replace(/\/index$/, '/');
}

/** Whether a file is a list of pages for language models. */
export function isList(path: string): boolean {
  return path.endsWith('/llms.txt');
}
