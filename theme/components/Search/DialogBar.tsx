import { useLang } from '@rspress/core/runtime';
import { use, useEffect, useId, useState } from 'react';
import type { DialogBarProps } from '../../../plugins/retrieval/docsearch/runtime/hooks';
import { DialogScopeContext } from './DialogScope';
import { searchTexts } from './dialogTexts';
import { announcement, hasNothingYet, shownCount } from './resultCount';
import { StartQueries } from './StartQueries';
import type { SearchScope } from './searchScope';
import { useShownResults } from './useShownResults';

/** How long a reader must have stopped typing before the results are announced, in milliseconds. */
const ANNOUNCED_AFTER_MS = 500;

/** A text that has stayed the same for a while; before that, the one before it. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Where is searched: this version or all. */
function ScopeSwitch({ refresh }: Pick<DialogBarProps, 'refresh'>) {
  const text = searchTexts(useLang());
  const { version, scope, setScope } = use(DialogScopeContext);
  const name = useId();
  const choices: { value: SearchScope; label: string; note?: string }[] = [
    { value: 'version', label: text('thisVersion'), note: version },
    { value: 'all', label: text('allVersions') },
  ];
  return (
    <fieldset className="lt-search-scope">
      <legend className="lt-visually-hidden">{text('searchIn')}</legend>
      {choices.map(({ value, label, note }) => (
        <label key={value} className="lt-search-scope__choice">
          <input
            type="radio"
            className="lt-visually-hidden"
            name={name}
            value={value}
            checked={scope === value}
            onChange={() => {
              setScope(value);
              void refresh();
            }}
          />
          {label}
          {note && <span className="lt-search-scope__note">{note}</span>}
        </label>
      ))}
    </fieldset>
  );
}

/** Stands below the search field: the number of results, where is searched, and what one could search. */
export function DialogBar({ state, refresh, search, isAskAiActive }: DialogBarProps) {
  const text = searchTexts(useLang());
  const { hasVersions, failure, startQueries, onBetter } = use(DialogScopeContext);
  const told = useSettled(isAskAiActive ? '' : announcement(state, text, failure));
  const count = shownCount(state, text);
  useShownResults({ state, isAskAiActive });
  // A reader who has gone down the results keeps them as they are.
  const canChange = state.query !== '' && !state.activeItemId;

  useEffect(() => {
    if (canChange) return onBetter?.(() => void refresh());
  }, [canChange, onBetter, refresh]);

  return (
    <>
      <div className="lt-visually-hidden" role="status">
        {told}
      </div>
      {!isAskAiActive && (hasVersions || count) && (
        <div className="lt-search-bar">
          <span className="lt-search-bar__count" aria-hidden="true">
            {count}
          </span>
          {hasVersions && <ScopeSwitch refresh={refresh} />}
        </div>
      )}
      {!isAskAiActive && startQueries.length > 0 && hasNothingYet(state) && (
        <StartQueries title={text('suggestions')} queries={startQueries} onChoose={search} />
      )}
    </>
  );
}
