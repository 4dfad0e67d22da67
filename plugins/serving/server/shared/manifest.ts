import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The file in the output with the data for the server. Dot-files are never served. */
export const MANIFEST_FILE = '.lectern.json';

const schema = z.object({
  /** The name of the site; empty if it has none. */
  title: z.string().default(''),
  /** The origin, such as `https://example.com`; empty if it is unknown. */
  origin: z.union([z.literal(''), z.url()]).default(''),
  base: z.string().regex(/^\/(.*\/)?$/, 'a path with a slash at both ends, such as "/docs/"'),
  cleanUrls: z.boolean(),
  /** The default language; empty on a site with one language. */
  lang: z.string(),
  langs: z.array(z.string()),
  /** The default version; empty on a site without versions. */
  version: z.string(),
  versions: z.array(z.string()),
  /** Additional sources that the site allows, by directive: `{ 'connect-src': [...] }`. */
  contentSources: z.record(z.string(), z.array(z.string())),
  /** Files that features of the server require, below the output. A missing one is an error. */
  requiredFiles: z.array(z.string()).default([]),
  /** Addresses below the base that the settings reserve for the server: `/mcp`. */
  reserved: z.array(z.string()).default([]),
  /** Old addresses and their targets, which are below the base or absolute URLs. */
  redirects: z
    .array(z.object({ from: z.string(), to: z.string(), isElsewhere: z.boolean() }))
    .default([]),
  /** Headers of files below a path, which replace those of the site. */
  ownHeaders: z
    .array(z.object({ path: z.string(), headers: z.record(z.string(), z.string()) }))
    .default([]),
  /** Old anchors of moved sections by route, in the order of comparison, with the URLs of their targets. */
  movedSections: z
    .record(z.string(), z.array(z.tuple([z.string(), z.string()]).readonly()).readonly())
    .default({}),
  /** Redirect pages at old addresses. Static hosts serve them, and our server does not. */
  redirectPages: z.array(z.string()).default([]),
});

/** The data about a built site that the server and static hosts need. */
export type SiteManifest = z.infer<typeof schema>;

/** The manifest of an unknown site: no default prefixes, and clean URLs. */
export const UNKNOWN_SITE: SiteManifest = {
  title: '',
  origin: '',
  base: '/',
  cleanUrls: true,
  lang: '',
  langs: [],
  version: '',
  versions: [],
  contentSources: {},
  requiredFiles: [],
  reserved: [],
  redirects: [],
  ownHeaders: [],
  movedSections: {},
  redirectPages: [],
};

/**
 * Reads the manifest in the output.
 *
 * @returns `UNKNOWN_SITE` for a folder that our plugin did not build
 * @throws an error with the name of the file if it is invalid
 */
export function readManifest(root: string): SiteManifest {
  const file = path.join(root, MANIFEST_FILE);
  if (!existsSync(file)) return UNKNOWN_SITE;
  const text = readFileSync(file, 'utf8');
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Error(
      `[server] ${file} is ${JSON.stringify(text.slice(0, 80))} → run "npm run build" again; ${reason}`,
    );
  }
}
