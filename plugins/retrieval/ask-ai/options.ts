import { z } from 'zod';
import { describeIssues } from '../../support/describeIssues';

const count = (fallback: number) =>
  z.number().int('a whole number').min(1, 'a number from 1 up').default(fallback);

/** What one reader, and all of them together, may ask of the server. */
const limitsSchema = z.strictObject({
  /** The maximum number of characters in a question. The dialog sends at most 512. @default 512 */
  questionCharacters: count(512),
  /** The maximum number of messages in a conversation, including answers. @default 12 */
  messages: count(12),
  /** The maximum size of a request, in bytes. @default 65536 */
  bodyBytes: count(64 * 1024),
  /** The maximum number of concurrent answers for one client. @default 8 */
  streamsPerClient: count(8),
  /** The maximum number of concurrent answers in total. @default 64 */
  streams: count(64),
  /** The maximum number of questions from one client per minute. @default 30 */
  questionsPerMinute: count(30),
  /** The maximum number of votes, and of requests for an access token, from one client per minute. @default 120 */
  callsPerMinute: count(120),
  /**
   * The maximum number of language model tokens that one client can use per minute, estimated from the
   * length of the text.
   * @default 60000
   */
  modelTokensPerMinute: count(60_000),
  /**
   * The number of seconds within which the model must begin its answer. Otherwise, the answer consists
   * of quotes from the docs.
   * @default 15
   */
  firstWordSeconds: count(15),
  /** The number of seconds after which the server ends an answer. @default 60 */
  answerSeconds: count(60),
});

export type AskLimits = z.infer<typeof limitsSchema>;

export const optionsSchema = z.strictObject({
  /**
   * The address to which questions are sent: that of another host that provides this endpoint, or `off`
   * to turn questions off.
   * @default the site's own server, at `/api/chat` below the base
   */
  endpoint: z.union([z.literal('off'), z.url({ protocol: /^https?$/ })]).optional(),
  /**
   * The name that the dialog sends with each question. A site's own server accepts any name.
   * @default 'docs'
   */
  assistantId: z.string().min(1).default('docs'),
  /**
   * The minimum relevance of a question to the docs, from 0 to 1. If the relevance is lower, the answer
   * states that the docs do not cover the question.
   * @default 0.5
   */
  minRelevance: z.number().min(0).max(1).default(0.5),
  /**
   * Words that occur in questions about any topic, such as the name of the product. They have little
   * weight.
   * @default none
   */
  subject: z.array(z.string().min(1)).default([]),
  /**
   * The approximate size, in tokens, of the text from the docs that a model receives with a question.
   * @default 4000
   */
  contextTokens: count(4000),
  /**
   * Whether each page ends by asking readers if the page was helpful. Readers can add a line of text.
   * This feedback is stored together with the questions to Ask AI, for the same period.
   * @default false
   */
  pageFeedback: z.boolean().default(false),
  /**
   * The number of days after which a question is deleted, together with its answer and vote. @default
   * 180
   */
  retentionDays: count(180),
  /**
   * The origins of other sites whose pages may send questions to this server:
   * `https://docs.example.com`.
   * @default none
   */
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
