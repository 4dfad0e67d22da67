/** The stored feedback on a page. It contains nothing about the reader. */
export interface StoredOpinion {
  /** The random id from the browser. Later feedback with the same id replaces it. */
  id: string;
  /** The path below the base: `/zh/guide/start`. */
  page: string;
  lang: string;
  version: string;
  isHelpful: boolean;
  text: string;
  /** In ms since 1970. */
  createdAt: number;
}

/** The stored answer. It contains nothing about the reader except the text of the question. */
export interface StoredAnswer {
  /** The random id that the dialog gave the message of the question. */
  messageId: string;
  question: string;
  answer: string;
  lang: string;
  version: string;
  /** The addresses that the answer links to. */
  sources: readonly string[];
  wasFound: boolean;
  /** The name of the model; `undefined` for quotes. */
  model?: string;
  outcome: 'complete' | 'stopped' | 'failed';
  milliseconds: number;
  /** In ms since 1970. */
  askedAt: number;
}
