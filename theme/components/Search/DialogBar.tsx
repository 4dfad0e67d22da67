import { useLang } from '@rspress/core/runtime';
import { type MouseEvent, use, useEffect, useId, useRef, useState } from 'react';
import type { DialogBarProps } from '../../../plugins/retrieval/docsearch/runtime/hooks';
import { DialogScopeContext } from './DialogScope';
import { searchTexts } from './dialogTexts';
import { announcement, hasNothingYet, isBlank, shownCount } from './resultCount';
import { StartQueries } from './StartQueries';
import type { SearchScope } from './searchScope';
import { DIALOG } from './useDialogFocus';
import { useShownResults } from './useShownResults';

/** The pause in typing after which the number of results is announced, in milliseconds. */
const ANNOUNCED_AFTER_MS = 500;

/** Returns the text once it has not changed for a while, and the previous text until then. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** A switch between searching this version and all versions. */
function ScopeSwitch({ refresh }: Pick<DialogBarProps, 'refresh'>) {
  const text = searchTexts(useLang());
  const { version, scope, setScope } = use(DialogScopeContext);
  const name = useId();
  const isMouse = useRef(false);

  /** Returns the focus to the search field, so that what the reader types next is not lost in the switch. */
  function typeOn({ currentTarget }: MouseEvent<HTMLElement>): void {
    if (isMouse.current) currentTarget.closest(DIALOG)?.querySelector('input')?.focus();
    isMouse.current = false;
  }

  const choices: { value: SearchScope; label: string; note?: string }[] = [
    { value: 'version', label: text('thisVersion'), note: version },
    { value: 'all', label: text('allVersions') },
  ];
  return (
    <fieldset className="lt-search-scope">
      <legend className="lt-visually-hidden">{text('searchIn')}</legend>
      {choices.map(({ value, label, note }) => (
        <label
          key={value}
          className="lt-search-scope__choice"
          onPointerDown={({ pointerType }) => {
            // On a touchscreen, the keyboard would cover the results.
            isMouse.current = pointerType === 'mouse';
          }}
        >
          <input
            type="radio"
            className="lt-visually-hidden"
            name={name}
            value={value}
            checked={scope === value}
            onClick={typeOn}
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

/** The bar below the search field: the number of results, the scope, and suggested queries. */
export function DialogBar({ state, refresh, search, isAskAiActive }: DialogBarProps) {
  const text = searchTexts(useLang());
  const { hasVersions, failure, startQueries, onBetter } = use(DialogScopeContext);
  const announced = useSettled(isAskAiActive ? '' : announcement(state, text, failure));
  const count = shownCount(state, text);
  useShownResults({ state, isAskAiActive });
  // Results do not change while the reader navigates them.
  const canChange = !isBlank(state) && !state.activeItemId;

  useEffect(() => {
    if (canChange) return onBetter?.(() => void refresh());
  }, [canChange, onBetter, refresh]);

  return (
    <>
      <div className="lt-visually-hidden" role="status">
        {announced}
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
