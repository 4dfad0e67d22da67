/** Both sides import this file: the server, which answers, and the theme, which asks. */

/** Below the base; the token is at `/token` below it, votes go to `/feedback`. */
export const CHAT_PATH = '/api/chat';

export const TOKEN_PATH = `${CHAT_PATH}/token`;

/** Every address of the endpoint. */
export const ASK_PATHS: readonly string[] = [CHAT_PATH, TOKEN_PATH, `${CHAT_PATH}/feedback`];

/** The parameter of a page's address that opens the search with a query. */
export const SEARCH_PARAMETER = 'search';

/** What the plugin tells the theme, in the site's `themeConfig`; without it there is no Ask AI. */
export interface AskThemeConfig {
  askAi?: {
    /** The address of the endpoint on another host; without one, the site's own. */
    endpoint?: string;
    assistantId: string;
  };
}

/** What an answer says about itself; the dialog keeps it with the conversation. */
export interface AnswerMetadata {
  /** Whether it is made of passages of the docs, and not by a model. */
  isQuoted: boolean;
}
