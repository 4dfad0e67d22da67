import type { DocSearchModalProps } from '@docsearch/react/modal';
import type { DialogParts } from '../../../plugins/retrieval/docsearch/runtime/hooks';
import { inLanguage, type TextParameters } from '../../hooks/text';
import type { LoadFailure } from '../../ui/loading/loadFailure';
import { type SearchStringKey, searchStrings } from './searchStrings';

/** Returns a function that returns the dialog's texts in a language. */
export function searchTexts(lang: string) {
  return (key: SearchStringKey, parameters?: TextParameters) =>
    inLanguage(searchStrings[key], lang, parameters);
}

export type SearchText = ReturnType<typeof searchTexts>;

const FAILURES = {
  slow: 'searchSlow',
  offline: 'checkConnection',
  outdated: 'searchOutdated',
  failed: 'searchFailed',
} satisfies Record<LoadFailure, SearchStringKey>;

/** Returns the text for a failed search. Without a reason, as from engines on a server, it is general. */
export function searchFailureText(failure: LoadFailure | undefined, text: SearchText): string {
  return text(FAILURES[failure ?? 'offline']);
}

/** Returns the texts that DocSearch accepts as a property. */
export function dialogTranslations(
  text: SearchText,
  hasAskAi: boolean,
  failure?: LoadFailure,
): DocSearchModalProps['translations'] {
  return {
    searchBox: {
      placeholderText: text(hasAskAi ? 'placeholderWithAsk' : 'placeholder'),
      clearButtonTitle: text('clear'),
      clearButtonAriaLabel: text('clearQuery'),
      closeButtonText: text('close'),
      closeButtonAriaLabel: text('close'),
      searchInputLabel: text('search'),
      placeholderTextAskAi: text('askAnother'),
      placeholderTextAskAiStreaming: text('answering'),
      backToKeywordSearchButtonText: text('backToKeywords'),
      backToKeywordSearchButtonAriaLabel: text('backToKeywords'),
      newConversationPlaceholder: text('askQuestion'),
      conversationHistoryTitle: text('myConversations'),
      startNewConversationText: text('newConversation'),
      viewConversationHistoryText: text('conversationHistory'),
      threadDepthErrorPlaceholder: text('conversationLimit'),
    },
    startScreen: {
      recentSearchesTitle: text('recent'),
      noRecentSearchesText: text('noRecent'),
      saveRecentSearchButtonTitle: text('saveRecent'),
      removeRecentSearchButtonTitle: text('removeRecent'),
      favoriteSearchesTitle: text('favorite'),
      removeFavoriteSearchButtonTitle: text('removeFavorite'),
      recentConversationsTitle: text('conversations'),
      removeRecentConversationButtonTitle: text('removeConversation'),
    },
    noResultsScreen: {
      noResultsText: text('noResults'),
      suggestedQueryText: text('trySearching'),
      reportMissingResultsText: text('missingResults'),
      reportMissingResultsLinkText: text('report'),
    },
    errorScreen: { titleText: text('unableToFetch'), helpText: searchFailureText(failure, text) },
    resultsScreen: {
      askAiPlaceholder: text('askAi'),
      noResultsAskAiPlaceholder: text('askAiInstead'),
    },
    newConversation: {
      newConversationTitle: text('howCanIHelp'),
      newConversationDescription: text('howAsked'),
    },
    askAiScreen: {
      relatedSourcesText: text('sources'),
      thinkingText: text('thinking'),
      copyButtonText: text('copy'),
      copyButtonCopiedText: text('copied'),
      copyButtonTitle: text('copy'),
      likeButtonTitle: text('like'),
      dislikeButtonTitle: text('dislike'),
      thanksForFeedbackText: text('thanks'),
      preToolCallText: text('searching'),
      duringToolCallText: text('searching'),
      afterToolCallText: text('searchedFor'),
      stoppedStreamingText: text('stopped'),
      errorTitleText: text('chatError'),
      startNewConversationButtonText: text('newConversation'),
    },
    footer: {
      selectText: text('select'),
      submitQuestionText: text('submitQuestion'),
      selectKeyAriaLabel: text('enterKey'),
      navigateText: text('navigate'),
      navigateUpKeyAriaLabel: text('arrowUp'),
      navigateDownKeyAriaLabel: text('arrowDown'),
      closeText: text('close'),
      backToSearchText: text('backToSearch'),
      closeKeyAriaLabel: text('escapeKey'),
      poweredByText: text('poweredBy'),
    },
  };
}

/** Returns the texts that DocSearch has no property for. */
export function editedTexts(text: SearchText): DialogParts['texts'] {
  const [before = '', behind = ''] = text('quotes').split('…');
  return {
    found: (count) => text('found', { count }),
    quotes: [before, behind],
    reasoning: text('reasoning'),
    toContinue: text('toContinue'),
    disclaimers: { quotes: text('quotesDisclaimer'), model: text('modelDisclaimer') },
    stop: text('stop'),
    unanswered: text('unanswered'),
    menu: text('conversationMenu'),
    removeConversation: text('removeConversation'),
  };
}
