import { placeChange, questionLine } from '../synonymEffects';
import type { FailedQuery, Suggestion, SuggestionEffect } from './suggestions';

const KINDS: Record<FailedQuery['kind'], string> = {
  'no-hit': 'nothing found',
  'no-click': 'nothing opened',
  unanswered: 'not answered',
  disliked: 'answer voted down',
};

/** Formats a reader's text as one line, without control characters. */
function quoted(text: string): string {
  return JSON.stringify(text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim());
}

function remedyLine({ remedy, near, add = '', to = '' }: Suggestion): string {
  const where = near ? `${near.url} (${near.title})` : '';
  switch (remedy) {
    case 'found':
      return `  now found: ${where}`;
    case 'keyword':
      return `  keyword: searchKeywords: [${quoted(add)}] in the page of ${where}`;
    case 'synonym':
      return `  synonym: ${quoted(add)}: [${quoted(to)}], which leads to ${where}`;
    case 'title':
      return `  title: no reader opened ${where} → state in its title or first sentence what it is about, or improve its answer`;
    case 'page':
      return near
        ? `  page: no section answers it → write one, or ignore it; the nearest is ${where}`
        : '  page: no section is related → write one, or ignore it';
  }
}

function effectLines({ without, with: place, helps, hurts }: SuggestionEffect): string[] {
  const change = placeChange({ without, with: place });
  return [
    `  adding it: ${change}; helps ${helps.length} questions of _questions.yaml, hurts ${hurts.length}`,
    ...hurts.map(questionLine),
  ];
}

/** Formats each suggestion as a block of lines. */
export function suggestionLines(suggestions: readonly Suggestion[]): string[] {
  if (suggestions.length === 0) return ['No search or question failed.'];
  return suggestions.flatMap((suggestion) => {
    const { query, lang, version, times, kind, effect } = suggestion;
    const place = [version, lang].filter(Boolean).join(' ');
    return [
      `${times}× ${quoted(query)} (${place}, ${KINDS[kind]})`,
      remedyLine(suggestion),
      ...(effect ? effectLines(effect) : []),
    ];
  });
}
