/** Imported by both sides: the server, which answers, and the theme, which sends the questions. */

/** The path of the endpoint below the base. The token is at `/token` below it, and votes go to `/feedback`. */
export const CHAT_PATH = '/api/chat';

export const TOKEN_PATH = `${CHAT_PATH}/token`;

/** The path for feedback on pages. */
export const PAGE_FEEDBACK_PATH = `${CHAT_PATH}/page`;

/** All paths of the endpoint. */
export const ASK_PATHS: readonly string[] = [
  CHAT_PATH,
  TOKEN_PATH,
  `${CHAT_PATH}/feedback`,
  PAGE_FEEDBACK_PATH,
];

/** The maximum length of a reader's comment on a page, in characters. */
export const MAX_OPINION = 500;

/** The feedback of a reader on a page, as it is sent. */
export interface PageOpinion {
  /** A random id. Feedback with the same id replaces the earlier one. */
  id: string;
  /** The address of the page, below the base: `/zh/guide/start`. */
  page: string;
  isHelpful: boolean;
  /** @default '' */
  text?: string;
}

/** The parameter of a page's address that opens the search with a query. */
export const SEARCH_PARAMETER = 'search';

/** The plugin's part of the site's `themeConfig`. Without it, there is no Ask AI. */
export interface AskThemeConfig {
  askAi?: {
    /** The address of the endpoint on another host. @default the endpoint of the site's own server */
    endpoint?: string;
    assistantId: string;
    /** Whether pages ask readers for feedback. */
    hasPageFeedback?: boolean;
  };
}

/** The metadata of an answer, which the dialog stores with the conversation. */
export interface AnswerMetadata {
  /** Whether it consists of passages of the docs, without text by a model. */
  isQuoted: boolean;
}
