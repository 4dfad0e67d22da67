import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The file that the build writes for the server and the command. Dot-files are never served. */
export const FACTS_FILE = '.lectern-health.json';

const page = z.object({
  /** The path relative to the base: `/zh/guide/start`. */
  route: z.string(),
  /** The path relative to the folder of the site: `docs/v2/zh/guide/start.mdx`. */
  file: z.string(),
  title: z.string(),
  lang: z.string(),
  version: z.string(),
  /** The URL to edit the file. */
  edit: z.string().optional(),
  /** The gzipped bytes of the document, and of the scripts and styles that it references. */
  html: z.number(),
  js: z.number(),
  css: z.number(),
});

/** The checks with a section on the page. */
export const CHECKS = ['stale', 'options', 'untested'] as const;

const finding = z.object({
  check: z.enum(CHECKS),
  file: z.string(),
  line: z.number(),
  message: z.string(),
});

const schema = z.object({
  title: z.string(),
  /** Whether failed searches and missing addresses are counted. */
  counts: z.boolean(),
  /** The checks that the site has, even without findings. */
  checks: z.array(finding.shape.check),
  pages: z.array(page),
  findings: z.array(finding),
  /** The style sheet of the page. */
  style: z.string(),
});

/** The facts about pages that a build collects. */
export type BuildFacts = z.infer<typeof schema>;
export type FactPage = z.infer<typeof page>;
export type FactFinding = z.infer<typeof finding>;

export function writeBuildFacts(root: string, facts: BuildFacts): void {
  writeFileSync(path.join(root, FACTS_FILE), `${JSON.stringify(facts)}\n`);
}

/** Facts with the time when they were written, in ms since 1970. */
export interface ReadFacts {
  facts: BuildFacts;
  builtAt: number;
}

/**
 * Reads the facts of a build. Returns `undefined` for a site without the page.
 *
 * @throws naming the file if its content is invalid
 */
export function readBuildFacts(root: string): ReadFacts | undefined {
  const file = path.join(root, FACTS_FILE);
  if (!existsSync(file)) return undefined;
  try {
    const facts = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { facts, builtAt: statSync(file).mtimeMs };
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Error(`[docs-health] ${file} cannot be read → run "npm run build" again; ${reason}`);
  }
}
