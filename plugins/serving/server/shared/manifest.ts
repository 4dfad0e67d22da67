import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The file in the output that tells the server what was built; dot-files are never served. */
export const MANIFEST_FILE = '.lectern.json';

const schema = z.object({
  /** What the site is called; empty where it has no name. */
  title: z.string().default(''),
  /** `https://example.com`; empty where the address of the site is unknown. */
  origin: z.union([z.literal(''), z.url()]).default(''),
  base: z.string().regex(/^\/(.*\/)?$/, 'a path with a slash at both ends, such as "/docs/"'),
  cleanUrls: z.boolean(),
  /** The default language; empty on a site with one language. */
  lang: z.string(),
  langs: z.array(z.string()),
  /** The default version; empty on a site without versions. */
  version: z.string(),
  versions: z.array(z.string()),
  /** Sources that the site allows besides its own, by directive: `{ 'connect-src': [...] }`. */
  contentSources: z.record(z.string(), z.array(z.string())),
  /** Files that features of the server need, below the output: a missing one is a fault. */
  requiredFiles: z.array(z.string()).default([]),
  /** Addresses below the base that the settings reserve for the server: `/mcp`. */
  reserved: z.array(z.string()).default([]),
  /** Old addresses and where they lead, below the base or with a host. */
  redirects: z
    .array(z.object({ from: z.string(), to: z.string(), isElsewhere: z.boolean() }))
    .default([]),
  /** Headers of files below an address, in place of those of the site. */
  ownHeaders: z
    .array(z.object({ path: z.string(), headers: z.record(z.string(), z.string()) }))
    .default([]),
  /** Files at old addresses that static hosts serve, and our server does not. */
  redirectPages: z.array(z.string()).default([]),
});

/** What the server and the static hosts have to know of a built site. */
export type SiteManifest = z.infer<typeof schema>;

/** A site of which nothing is known: no prefix is a default, addresses are clean. */
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
  redirectPages: [],
};

/**
 * Reads the facts that the build left in the output.
 *
 * @returns `UNKNOWN_SITE` for a folder that our plugin did not build
 * @throws naming the file if it is not what the plugin writes
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
