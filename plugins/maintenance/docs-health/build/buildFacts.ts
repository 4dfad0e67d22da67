import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** What the build leaves for the server and the command; dot-files are never served. */
export const FACTS_FILE = '.lectern-health.json';

const page = z.object({
  /** Below the base: `/zh/guide/start`. */
  route: z.string(),
  /** From the folder of the site: `docs/v2/zh/guide/start.mdx`. */
  file: z.string(),
  title: z.string(),
  lang: z.string(),
  version: z.string(),
  /** Where its file can be edited. */
  edit: z.string().optional(),
  /** Bytes after gzip of the document, and of the scripts and styles that it names. */
  html: z.number(),
  js: z.number(),
  css: z.number(),
});

/** The checks that have a section on the page. */
export const CHECKS = ['stale', 'options', 'untested'] as const;

const finding = z.object({
  check: z.enum(CHECKS),
  file: z.string(),
  line: z.number(),
  message: z.string(),
});

const schema = z.object({
  title: z.string(),
  /** Whether what readers do not find is counted. */
  counts: z.boolean(),
  /** Which of the checks the site has, whether they find something or not. */
  checks: z.array(finding.shape.check),
  pages: z.array(page),
  findings: z.array(finding),
  /** The style sheet of the page. */
  style: z.string(),
});

/** What a build knows of its pages. */
export type BuildFacts = z.infer<typeof schema>;
export type FactPage = z.infer<typeof page>;
export type FactFinding = z.infer<typeof finding>;

export function writeBuildFacts(root: string, facts: BuildFacts): void {
  writeFileSync(path.join(root, FACTS_FILE), `${JSON.stringify(facts)}\n`);
}

/** Facts, and when they were written, in ms since 1970. */
export interface ReadFacts {
  facts: BuildFacts;
  builtAt: number;
}

/**
 * Reads what the build left; `undefined` for a site without the page.
 *
 * @throws naming the file if it is not what the build writes
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
