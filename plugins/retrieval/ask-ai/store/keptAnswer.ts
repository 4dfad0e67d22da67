/** What is kept of what a reader says of a page: nothing about the reader. */
export interface KeptOpinion {
  /** The random name that the browser gave it; a later one of the same name takes its place. */
  id: string;
  /** Below the base: `/zh/guide/start`. */
  page: string;
  lang: string;
  version: string;
  isHelpful: boolean;
  text: string;
  /** In ms since 1970. */
  saidAt: number;
}

/** What is kept of an answer: nothing about the reader but the words that were typed. */
export interface KeptAnswer {
  /** The id of the question's message, which the dialog made at random. */
  messageId: string;
  question: string;
  answer: string;
  lang: string;
  version: string;
  /** Addresses that the answer links to. */
  sources: readonly string[];
  wasFound: boolean;
  /** `undefined` for quotes. */
  model?: string;
  outcome: 'complete' | 'stopped' | 'failed';
  milliseconds: number;
  /** In ms since 1970. */
  askedAt: number;
}
