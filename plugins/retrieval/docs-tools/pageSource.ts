import type { SiteManifest } from '../../serving/server/shared/manifest';

/** A page in the list of pages. */
export interface ListedPage {
  /** The path below the base, without `.md`: `/guide/start`, `/zh/config/`. */
  route: string;
  /** The first heading. @default the route */
  title: string;
  version: string;
  lang: string;
}

/** The source of the pages: the built output, or the memory of a dev server. */
export interface PageSource {
  list: () => Promise<readonly ListedPage[]>;
  /** Returns a page as Markdown; `undefined` for an unknown route. */
  read: (route: string) => Promise<string | undefined>;
  /** Returns the lists of pages, such as `/zh/llms.txt`, by their paths below the base. @default none */
  lists?: () => Promise<ReadonlyMap<string, string>>;
}

/** The facts about a site that the tools need. */
export type DocsSite = Pick<
  SiteManifest,
  'title' | 'origin' | 'base' | 'lang' | 'langs' | 'version' | 'versions'
> &
  Partial<Pick<SiteManifest, 'movedSections'>>;

/** Returns the title of a Markdown page: its first level-1 heading outside of code. */
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

/** Converts a file path to a route: `/config/index.md` → `/config/`, `/guide/start.md` → `/guide/start`. */
export function routeOfTwin(address: string): string {
  return address.replace(/\.md$/, '').replace(/\/index$/, '/');
}

/** Returns whether a file is a list of pages for language models. */
export function isList(path: string): boolean {
  return path.endsWith('/llms.txt');
}
