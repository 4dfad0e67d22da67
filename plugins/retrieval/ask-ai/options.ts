import { z } from 'zod';
import { describeIssues } from '../../support/describeIssues';

const count = (fallback: number) =>
  z.number().int('a whole number').min(1, 'a number from 1 up').default(fallback);

/** What one reader, and all of them together, may ask of the server. */
const limitsSchema = z.strictObject({
  /** Characters of a question. The dialog sends no more than 512. @default 512 */
  questionCharacters: count(512),
  /** Messages of a conversation, questions and answers. @default 12 */
  messages: count(12),
  /** Bytes of a request. @default 65536 */
  bodyBytes: count(64 * 1024),
  /** Answers under way for one client. @default 8 */
  streamsPerClient: count(8),
  /** Answers under way in all. @default 64 */
  streams: count(64),
  /** Questions of one client in a minute. @default 30 */
  questionsPerMinute: count(30),
  /** Tokens and votes of one client in a minute. @default 120 */
  callsPerMinute: count(120),
  /** Tokens of the language model for one client in a minute, estimated from the texts. @default 60000 */
  modelTokensPerMinute: count(60_000),
  /** Seconds until the model must have begun to write; the docs are quoted if it has not. @default 15 */
  firstWordSeconds: count(15),
  /** Seconds until an answer is ended. @default 60 */
  answerSeconds: count(60),
});

export type AskLimits = z.infer<typeof limitsSchema>;

export const optionsSchema = z.strictObject({
  /**
   * Where questions go: an address of another host that runs this endpoint, or `off` for a site
   * without one. @default the site's own server, at `/api/chat` below the base
   */
  endpoint: z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]).optional(),
  /** The name that the dialog sends with a question; the server of a site accepts any. @default 'docs' */
  assistantId: z.string().min(1).default('docs'),
  /**
   * How relevant to the docs a question must be, from 0 to 1. Readers whose question is less so are told
   * that the docs do not say. @default 0.5
   */
  minRelevance: z.number().min(0).max(1).default(0.5),
  /**
   * Words that many questions contain whatever they ask, such as the name of the product. They count
   * little. @default none
   */
  subject: z.array(z.string().min(1)).default([]),
  /** About how many tokens of the docs a model is given with a question. @default 4000 */
  contextTokens: count(4000),
  /**
   * Whether readers are asked below each page if it has helped, and may say why in a line. What they say
   * is stored with the questions, for as long. @default false
   */
  pageFeedback: z.boolean().default(false),
  /** Days until a question is deleted with its answer and vote. @default 180 */
  retentionDays: count(180),
  /** Other sites whose pages may ask this server: `https://docs.example.com`. @default none */
  allowedOrigins: z.array(z.url({ protocol: /^https?$/ })).default([]),
  limits: limitsSchema.default(limitsSchema.parse({})),
});

/** What `pluginAskAi` takes; everything has a default. */
export type AskAiOptions = Omit<z.input<typeof optionsSchema>, 'limits'> & {
  limits?: Partial<AskLimits>;
};

export type AskSettings = z.output<typeof optionsSchema>;

/**
 * Checks options and fills in the defaults.
 *
 * @throws naming every wrong value with what to write instead
 */
export function readOptions(options: unknown, place = 'pluginAskAi'): AskSettings {
  const read = optionsSchema.safeParse(options);
  if (read.success) return read.data;
  const lines = describeIssues(read.error.issues, options, 'option').map(({ text }) => `  ${text}`);
  throw new Error(`[ask-ai] ${place} cannot be used:\n${lines.join('\n')}`);
}
