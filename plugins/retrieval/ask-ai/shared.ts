/** Both sides import this file: the server, which answers, and the theme, which asks. */

/** Below the base; the token is at `/token` below it, votes go to `/feedback`. */
export const CHAT_PATH = '/api/chat';

export const TOKEN_PATH = `${CHAT_PATH}/token`;

/** Where readers say whether a page has helped. */
export const PAGE_FEEDBACK_PATH = `${CHAT_PATH}/page`;

/** Every address of the endpoint. */
export const ASK_PATHS: readonly string[] = [
  CHAT_PATH,
  TOKEN_PATH,
  `${CHAT_PATH}/feedback`,
  PAGE_FEEDBACK_PATH,
];

/** The longest line that a reader may write about a page, in characters. */
export const MAX_OPINION = 500;

/** What a reader says of a page, as it is sent. */
export interface PageOpinion {
  /** A random name: what is sent again under it replaces what was sent before. */
  id: string;
  /** The address of the page, below the base: `/zh/guide/start`. */
  page: string;
  isHelpful: boolean;
  /** @default '' */
  text?: string;
}

/** The parameter of a page's address that opens the search with a query. */
export const SEARCH_PARAMETER = 'search';

/** What the plugin tells the theme, in the site's `themeConfig`; without it there is no Ask AI. */
export interface AskThemeConfig {
  askAi?: {
    /** The address of the endpoint on another host; without one, the site's own. */
    endpoint?: string;
    assistantId: string;
    /** Whether readers are asked what they think of a page. */
    hasPageFeedback?: boolean;
  };
}

/** What an answer says about itself; the dialog keeps it with the conversation. */
export interface AnswerMetadata {
  /** Whether it is made of passages of the docs, and not by a model. */
  isQuoted: boolean;
}
