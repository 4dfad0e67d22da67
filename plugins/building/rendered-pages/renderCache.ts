import { createHash, randomUUID } from 'node:crypto';
import process from 'node:process';
import { deserialize, serialize } from 'node:v8';
import type { TreeFolder } from '../../content/files/treeFolder';
import type { OutsideReads, OutsideWatch } from './outsideReads';
import type { PageHead, RenderCache, RenderPage } from './shared';

/** A rendered page in the cache for the next build. */
interface CachedPage {
  appHtml: string;
  /** The head entries of the page, with their options. */
  head: [input: unknown, options: object | undefined][];
  /** The environment variables that only this page reads. */
  variables: Variables;
  /** The build that rendered the page. */
  build: string;
}

type Variables = [string, string | undefined][];

/**
 * The inputs that may affect every page that a build has rendered. Code that pages share may store what it has read for
 * one page, and use it for others.
 */
interface SharedReads {
  variables: Variables;
  /** A hash of the data of all pages, if any page reads it. */
  allPages?: string;
}

/** The inputs that determine the HTML of a page. */
export interface PageSource {
  /**
   * Returns a key for its code, its data and all settings, or `undefined` if the page must always
   * be rendered.
   */
  key: (routePath: string) => string | undefined;
  /** A hash of the data of all pages. */
  allPages: string;
}

export interface RenderCacheOptions {
  source: PageSource;
  kept: Pick<TreeFolder, 'read' | 'write'>;
  watch: Pick<OutsideWatch, 'run' | 'shared'>;
}

export interface PageRenderCache extends RenderCache {
  /** Whether a document has a placeholder. */
  isUsed: () => boolean;
  /** Inserts the HTML of the page into a document with a placeholder. Called once for each document. */
  fill: (html: string) => string;
  /** Stores what the pages of this build have in common. Without it, they are rendered again in the next build. */
  finish: () => void;
}

/** A placeholder for the HTML of a page, until its document is written. Rspress creates the head without it. */
const PLACEHOLDER = /<!--lectern:page:(\d+)-->/;
const placeholderOf = (at: number) => `<!--lectern:page:${at}-->`;

/** A page that contains this text is not cached, because Rspress would assemble its document differently. */
const ENDS_BODY = '</body>';

const sharedName = (build: string) => `shared\0${build}`;

const isSame = ([name, value]: [string, string | undefined]) => process.env[name] === value;

function deserialized<Value>(bytes: Buffer | undefined): Value | undefined {
  return bytes && (deserialize(bytes) as Value);
}

/** Serializes a page. Returns `undefined` if its head contains functions. */
function serialized(page: CachedPage): Buffer | undefined {
  try {
    return serialize(page);
  } catch {
    return undefined;
  }
}

/**
 * Renders a page only if one of its inputs has changed. The inputs that it reads during rendering are stored with it,
 * and those that shared code reads for all pages of the build. A page that uses the time, random values or the network
 * is not cached, and no page is if shared code does.
 */
export function createRenderCache({ source, kept, watch }: RenderCacheOptions): PageRenderCache {
  const build = randomUUID();
  const sharedReads = new Map<string, SharedReads | undefined>();
  let isAllPagesRead = false;
  const reused = new Map<number, string>();
  let count = 0;

  function sharedReadsOf(name: string): SharedReads | undefined {
    if (!sharedReads.has(name)) sharedReads.set(name, deserialized(kept.read(sharedName(name))));
    return sharedReads.get(name);
  }

  function isCurrent(page: CachedPage): boolean {
    const shared = sharedReadsOf(page.build);
    if (!shared) return false;
    const { allPages = source.allPages } = shared;
    return allPages === source.allPages && [...shared.variables, ...page.variables].every(isSame);
  }

  function reuse(head: PageHead, page: CachedPage) {
    for (const [input, options] of page.head) head.push(input, options);
    count += 1;
    reused.set(count, page.appHtml);
    return { appHtml: placeholderOf(count) };
  }

  function store(key: string, page: CachedPage, reads: OutsideReads): void {
    if (reads.changing.size > 0 || watch.shared.changing.size > 0) return;
    if (page.appHtml === '' || page.appHtml.includes(ENDS_BODY)) return;
    const bytes = serialized(page);
    if (bytes) kept.write(key, bytes);
  }

  async function renderAndStore(
    key: string,
    routePath: string,
    head: PageHead,
    renderAnew: RenderPage,
  ): ReturnType<RenderPage> {
    const before = new Set(head.entries.keys());
    return watch.run(async (reads) => {
      const result = await renderAnew(routePath, head);
      const added = [...head.entries].filter(([at]) => !before.has(at));
      const page: CachedPage = {
        appHtml: result.appHtml,
        head: added.map(([, { input, options }]) => [input, options]),
        variables: [...reads.variables],
        build,
      };
      store(key, page, reads);
      return result;
    });
  }

  return {
    async render(routePath, head, renderAnew) {
      const key = source.key(routePath);
      if (key === undefined || watch.shared.changing.size > 0) {
        return renderAnew(routePath, head);
      }
      const page = deserialized<CachedPage>(kept.read(key));
      if (page && isCurrent(page)) return reuse(head, page);
      return renderAndStore(key, routePath, head, renderAnew);
    },
    allPagesRead() {
      isAllPagesRead = true;
    },
    isUsed: () => reused.size > 0,
    fill(html) {
      const found = PLACEHOLDER.exec(html);
      if (!found) return html;
      const at = Number(found[1]);
      const appHtml = reused.get(at) ?? '';
      reused.delete(at);
      return html.slice(0, found.index) + appHtml + html.slice(found.index + found[0].length);
    },
    finish() {
      const { changing, variables } = watch.shared;
      if (changing.size > 0) return;
      const shared: SharedReads = {
        variables: [...variables],
        ...(isAllPagesRead && { allPages: source.allPages }),
      };
      kept.write(sharedName(build), serialize(shared));
    },
  };
}

/** Returns a hash of the parts. */
export function hashOf(...parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
