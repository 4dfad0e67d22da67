/** What the edited dialog of DocSearch asks for; `edits/` writes the calls. */

import { type ComponentType, createContext, createElement, use } from 'react';
import { SEARCH_PARAMETER } from '../../ask-ai/shared';
import { type AnswerMaker, answeredBy, type ConversationMessage } from './answeredBy';

export { askFetch, tokenFetch } from './askFetch';

/** How many searches are kept: a number, or what it is at the moment. */
export function limitNow(limit: number | (() => number)): number {
  return typeof limit === 'function' ? limit() : limit;
}

/** What the dialog tells the bar. */
export interface DialogBarProps {
  state: DialogState;
  /** Asks the query again. */
  refresh: () => Promise<void>;
  /** Writes a query into the search field, asks it, and leads there. */
  search: (query: string) => void;
  isAskAiActive: boolean;
}

/** The state of the dialog, as far as it is read. */
export interface DialogState {
  query: string;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The number of the result that Enter goes to; the first is 0. */
  activeItemId: number | null;
  collections: readonly { source: { sourceId: string }; items: readonly unknown[] }[];
}

/** What the dialog tells the button below an error. */
export interface ErrorActionProps {
  query: string;
  /** Asks the query again. */
  refresh: () => Promise<void>;
}

/**
 * Takes the failure of a search that the dialog shows on its own screen: a server that nobody reaches,
 * files that do not come. Anything else is a mistake, of which the browser is told.
 */
export function takeShownFailure(error: Error): void {
  if (error.name !== 'RetryError') throw error;
}

/** What the theme gives to the dialog. */
export interface DialogParts {
  /** The name of the dialog for assistive technology. */
  label: string;
  texts: {
    found: (count: number) => string;
    /** What stands before and behind a query that is quoted. */
    quotes: readonly [string, string];
    reasoning: string;
    toContinue: string;
    /** What stands above answers, by who made them. */
    disclaimers: Record<AnswerMaker, string>;
    stop: string;
    unanswered: string;
    menu: string;
    removeConversation: string;
  };
  /** Stands between the search field and the results. */
  Bar: ComponentType<DialogBarProps>;
  /** Stands below an error of the search. */
  ErrorAction: ComponentType<ErrorActionProps>;
  /** A question or a vote that failed, in words for the reader. */
  failureText: (error: Error) => string;
  voteFailureText: (error: Error) => string;
  /** Queries to offer where one has no results; nothing until that is known. */
  useSuggestions: (state: DialogState) => readonly string[] | undefined;
}

export const DialogContext = createContext<DialogParts | undefined>(undefined);

function useParts(): DialogParts {
  const parts = use(DialogContext);
  if (!parts) throw new Error('[docsearch] the dialog is outside of DialogContext');
  return parts;
}

export function useDialogProps() {
  const { label } = useParts();
  return {
    role: 'dialog',
    'aria-modal': true,
    'aria-label': label,
    tabIndex: -1,
    'data-open': '',
  };
}

/** The properties of the search field that name results, which are not always shown. */
export interface FieldProps {
  'aria-activedescendant'?: string;
  'aria-controls'?: string;
  'aria-expanded'?: boolean;
}

/** The search field, which leads through results only where there are some. */
export function fieldProps<Props extends FieldProps>(props: Props, hasResults: boolean): Props {
  if (hasResults) return props;
  return {
    ...props,
    'aria-activedescendant': undefined,
    'aria-controls': undefined,
    'aria-expanded': false,
  };
}

export function useSuggestions(state: DialogState): readonly string[] | null {
  return useParts().useSuggestions(state) ?? null;
}

export const useFound = (count: number): string => useParts().texts.found(count);
export const useQuotes = (): readonly [string, string] => useParts().texts.quotes;
export const useReasoning = (): string => useParts().texts.reasoning;
/** What stands above the answers of a conversation; nothing before the first one. */
export function useDisclaimer(messages: readonly ConversationMessage[]): string {
  const { disclaimers } = useParts().texts;
  const maker = answeredBy(messages);
  return maker ? disclaimers[maker] : '';
}

export const useToContinue = (): string => useParts().texts.toContinue;

export const useChatError = (error: Error): string => useParts().failureText(error);
export const useVoteError = (error: Error): string => useParts().voteFailureText(error);

export const useStop = (): string => useParts().texts.stop;
export const useUnanswered = (): string => useParts().texts.unanswered;
export const useMenu = (): string => useParts().texts.menu;
export const useRemove = (): string => useParts().texts.removeConversation;

export { shownLinks } from './shownLinks';

/** Whether an address of an answer is one that the answer was made from. */
export function isSource(address: string): boolean {
  return !address.includes(`?${SEARCH_PARAMETER}=`);
}

/**
 * The entry of Ask AI and the results in the order of the arrow keys. The first is where Enter goes:
 * to a result, or to Ask AI where a question was written.
 */
export function ordered<Source>(query: string, ask: Source[], results: Source[]): Source[] {
  return /[?？]\s*$/.test(query) ? [...ask, ...results] : [...results, ...ask];
}

export function ErrorAction(props: ErrorActionProps) {
  return createElement(useParts().ErrorAction, props);
}

export function Bar(props: DialogBarProps) {
  return createElement(useParts().Bar, props);
}
