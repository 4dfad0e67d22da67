/** Functions that the edited dialog of DocSearch calls. The files in `edits/` write the calls. */

import { type ComponentType, createContext, createElement, use } from 'react';
import { SEARCH_PARAMETER } from '../../ask-ai/shared';
import { type AnswerMaker, answeredBy, type ConversationMessage } from './answeredBy';

export { askFetch, tokenFetch } from './askFetch';

/** Returns the maximum number of stored searches, which can be a fixed number or a function. */
export function limitNow(limit: number | (() => number)): number {
  return typeof limit === 'function' ? limit() : limit;
}

/** The properties that the dialog passes to the bar. */
export interface DialogBarProps {
  state: DialogState;
  /** Runs the query again. */
  refresh: () => Promise<void>;
  /** Writes a query into the search field, runs it, and moves the focus there. */
  search: (query: string) => void;
  isAskAiActive: boolean;
}

/** The used part of the dialog's state. */
export interface DialogState {
  query: string;
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The index of the result that Enter opens. */
  activeItemId: number | null;
  collections: readonly { source: { sourceId: string }; items: readonly unknown[] }[];
}

/** The properties that the dialog passes to the button below an error. */
export interface ErrorActionProps {
  query: string;
  /** Runs the query again. */
  refresh: () => Promise<void>;
}

/**
 * Ignores failed searches, which the dialog shows on its own screen: an unreachable server or missing files. Other
 * errors are bugs and are thrown again, so that the browser reports them.
 */
export function takeShownFailure(error: Error): void {
  if (error.name !== 'RetryError') throw error;
}

/** The parts of the dialog that the theme provides. */
export interface DialogParts {
  /** The accessible name of the dialog. */
  label: string;
  texts: {
    found: (count: number) => string;
    /** The quotation marks before and after a query. */
    quotes: readonly [string, string];
    reasoning: string;
    toContinue: string;
    /** The notices above answers, by source. */
    disclaimers: Record<AnswerMaker, string>;
    stop: string;
    unanswered: string;
    menu: string;
    removeConversation: string;
  };
  /** The content between the search field and the results. */
  Bar: ComponentType<DialogBarProps>;
  /** The content below an error of the search. */
  ErrorAction: ComponentType<ErrorActionProps>;
  /** Returns the message for a failed question or vote. */
  failureText: (error: Error) => string;
  voteFailureText: (error: Error) => string;
  /** Returns the queries to suggest if there are no results; `undefined` until they are known. */
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

/** The properties of the search field that refer to the results, which are not always shown. */
export interface FieldProps {
  'aria-activedescendant'?: string;
  'aria-controls'?: string;
  'aria-expanded'?: boolean;
}

/** Returns the properties of the search field, which refer to the results only if there are any. */
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
/** Returns the notice above the answers of a conversation; nothing before the first answer. */
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

/** Returns whether an address in an answer is one of its sources. */
export function isSource(address: string): boolean {
  return !address.includes(`?${SEARCH_PARAMETER}=`);
}

/**
 * Orders the entry of Ask AI and the results for the arrow keys. Enter opens the first entry: a result, or Ask AI if
 * the query is a question.
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
