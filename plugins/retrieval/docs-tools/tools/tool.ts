import { z } from 'zod';
import type { SearchEngine } from '../../search/shared/types';
import type { OptionsSource } from '../optionsSource';
import type { DocsSite, PageSource } from '../pageSource';

/** The data that tools work on. */
export interface ToolContext {
  site: DocsSite;
  pages: PageSource;
  /** The search; `undefined` for a site without one. */
  search?: SearchEngine;
  /** The options; `undefined` for a site that documents none. */
  options?: OptionsSource;
}

/** A text for the model: the result, or the problem with the arguments and how to fix it. */
export interface ToolAnswer<Data = Record<string, unknown>> {
  text: string;
  /** The result in a structured form, for a tool that has one. */
  data?: Data;
  isError?: boolean;
}

/** Returns the answer to invalid arguments: the problem and how to fix it. */
export function problem(text: string): ToolAnswer<never> {
  return { text, isError: true };
}

/** A tool of the endpoint. All tools are read-only. */
export interface DocsTool<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
> {
  name: string;
  title: string;
  description: string;
  input: Input;
  /** The form of the data in an answer. @default the answers have only a text */
  output?: Output;
  run: (input: z.infer<Input>) => Promise<ToolAnswer<z.infer<Output>>>;
}

/** Infers the types of a tool's function from its arguments and its output. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: DocsTool<Input, Output>,
): DocsTool {
  return tool as unknown as DocsTool;
}

/** The maximum length of a page or list of pages in one answer, in characters. */
export const MAX_CHARACTERS = 20_000;

function choice(what: string, names: readonly string[]) {
  return z.enum(names as [string, ...string[]], {
    error: ({ input }) =>
      `unknown ${what} ${JSON.stringify(input)} → choose one of ${names.join(', ')}`,
  });
}

/** Returns the arguments for the version and language, each only if the site has several. */
export function placeArguments({ langs, versions }: DocsSite, otherwise: string) {
  const all = {
    version: choice('version', versions).optional().describe(`Version of the docs. ${otherwise}`),
    language: choice('language', langs).optional().describe(`Language of the text. ${otherwise}`),
  };
  if (versions.length < 2) Reflect.deleteProperty(all, 'version');
  if (langs.length < 2) Reflect.deleteProperty(all, 'language');
  return all;
}

/** Returns the argument for the version, if the site has several. */
export function versionArgument(site: DocsSite, otherwise: string) {
  const { version } = placeArguments(site, otherwise);
  const own = { version };
  if (version === undefined) Reflect.deleteProperty(own, 'version');
  return own;
}

const FEWEST_TOKENS = 50;

/** The argument for the maximum length of an answer. */
export const tokensArgument = z
  .int({ error: 'max_tokens is not a whole number' })
  .min(FEWEST_TOKENS, `max_tokens is below ${FEWEST_TOKENS} → raise it, or omit it`)
  .optional()
  .describe(
    'The approximate maximum number of tokens of the result. Default: only the limit of a part.',
  );

/** The argument for the position at which an answer continues, counted from zero. */
export const offsetArgument = z
  .int({ error: 'offset is not a whole number → use the one from the previous result' })
  .min(0, 'offset is negative → omit it to start at the beginning')
  .default(0);
