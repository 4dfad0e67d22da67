import { z } from 'zod';
import type { SearchEngine } from '../../search/shared/types';
import type { OptionsSource } from '../optionsSource';
import type { DocsSite, PageSource } from '../pageSource';

/** What a tool works on. */
export interface ToolContext {
  site: DocsSite;
  pages: PageSource;
  /** The search of the site, where it has one. */
  search?: SearchEngine;
  /** The options that the site documents, where it documents any. */
  options?: OptionsSource;
}

/** A text for the model, or what was wrong with the arguments and what to do. */
export interface ToolAnswer {
  text: string;
  /** The same for programs. */
  data?: Record<string, unknown>;
  isError?: boolean;
}

/** The answer to arguments that cannot be used: what is wrong, and what to do. */
export function problem(text: string): ToolAnswer {
  return { text, isError: true };
}

/** A tool of the endpoint; it only ever reads. */
export interface DocsTool<Input extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  run: (input: z.infer<Input>) => Promise<ToolAnswer>;
}

/** Ties the types of a tool's arguments and of its function together. */
export function defineTool<Input extends z.ZodObject>(tool: DocsTool<Input>): DocsTool {
  return tool as unknown as DocsTool;
}

/** The longest text of a page, or list of pages, in one answer. */
export const MAX_CHARACTERS = 20_000;

function choice(what: string, names: readonly string[]) {
  return z.enum(names as [string, ...string[]], {
    error: ({ input }) =>
      `unknown ${what} ${JSON.stringify(input)} → choose one of ${names.join(', ')}`,
  });
}

/** The arguments that say which version and language; only those that the site has several of. */
export function placeArguments({ langs, versions }: DocsSite, otherwise: string) {
  const all = {
    version: choice('version', versions).optional().describe(`Version of the docs. ${otherwise}`),
    language: choice('language', langs).optional().describe(`Language of the text. ${otherwise}`),
  };
  if (versions.length < 2) Reflect.deleteProperty(all, 'version');
  if (langs.length < 2) Reflect.deleteProperty(all, 'language');
  return all;
}

/** The argument that says which version; for a site with several. */
export function versionArgument(site: DocsSite, otherwise: string) {
  const { version } = placeArguments(site, otherwise);
  const own = { version };
  if (version === undefined) Reflect.deleteProperty(own, 'version');
  return own;
}

const FEWEST_TOKENS = 50;

/** How long an answer may be. */
export const tokensArgument = z
  .int({ error: 'max_tokens is not a whole number' })
  .min(FEWEST_TOKENS, `max_tokens is below ${FEWEST_TOKENS} → raise it, or omit it`)
  .optional()
  .describe(
    'The approximate maximum number of tokens of the result. Default: only the limit of a part.',
  );

/** Where an answer continues, counted from zero. */
export const offsetArgument = z
  .int({ error: 'offset is not a whole number → use the one from the previous result' })
  .min(0, 'offset is negative → omit it to start at the beginning')
  .default(0);
