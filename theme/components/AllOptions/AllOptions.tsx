import {
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useEarlyText } from '../../hooks/useEarlyText';
import { useTextsOf } from '../../hooks/useTextsOf';
import { linkTarget } from '../Link/linkTarget';
import { useLinkNavigate } from '../Link/useLinkNavigate';
import { writtenTarget } from '../Link/writtenLink';
import '../../ui/filterBar.css';
import './AllOptions.css';
import './optionBadges.css';
import { allOptionsStrings } from './allOptionsStrings';
import { CHOSEN_MARKS, type ChosenMark, filterRows } from './optionFilter';
import { OPTION_KINDS, type OptionKind } from './optionKinds';
import { useFilter } from './useFilter';
import { type TableOf, useTable } from './useTable';

export interface AllOptionsProps extends TableOf {
  /** The number of options of each kind and with each badge, as JSON. */
  counts: string;
  /** The name of the package that the options are compared with. @default none */
  peer?: string;
}

type Counts = Partial<Record<OptionKind | ChosenMark, number>>;

const KIND_TEXTS = {
  configuration: 'optionKindConfiguration',
  plugin: 'optionKindPlugin',
  loader: 'optionKindLoader',
} as const satisfies Record<OptionKind, keyof typeof allOptionsStrings>;

const MARK_TEXTS = {
  added: 'optionChosenAdded',
  changed: 'optionChosenChanged',
  removed: 'optionChosenRemoved',
  deprecated: 'optionChosenDeprecated',
  experimental: 'optionChosenExperimental',
  differs: 'optionChosenDiffers',
} as const satisfies Record<ChosenMark, keyof typeof allOptionsStrings>;

interface ChoicesProps<Value extends string> {
  label: string;
  choices: readonly { value: Value; text: string; count: number }[];
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** A group of toggle buttons, at most one of which is pressed. */
function Choices<Value extends string>({ label, choices, chosen, onChoose }: ChoicesProps<Value>) {
  if (choices.length < 2) return null;
  return (
    <fieldset className="lt-options__choices" aria-label={label}>
      {choices.map(({ value, text, count }) => (
        <button
          key={value}
          type="button"
          className="lt-options__choice"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value === chosen ? undefined : value)}
        >
          {text} <span className="lt-options__number">{count}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Returns the choice as a list, or an empty list if no option matches it. */
function choiceOf<Value extends keyof Counts>(value: Value, text: string, counts: Counts) {
  const { [value]: count } = counts;
  return count ? [{ value, text, count }] : [];
}

/** Returns the link of the visible row above or below the focused one. */
function nextLink(frame: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const links = [...frame.querySelectorAll<HTMLElement>('tr:not([hidden]) > th > a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  return at === -1 && step === -1 ? undefined : links[at + step];
}

/**
 * Lists all options of a version, with a filter that is stored in the URL. The table is a single HTML
 * string that also works without scripts. The filter hides its rows.
 */
export function AllOptions({ version, lang, counts, peer = '' }: AllOptionsProps) {
  const id = useId();
  const text = useTextsOf(allOptionsStrings);
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const navigate = useLinkNavigate();
  const [filter, change] = useFilter();
  useEarlyText(input, (words) => change({ words }));
  const address = (page: string) => linkTarget(page).href;
  const { html, rows } = useTable(frame, { version, lang }, address);
  const stays = useMemo(() => filterRows(rows, filter), [rows, filter]);
  const count = stays.filter(Boolean).length;
  const isFiltered = count < rows.length;

  useLayoutEffect(() => {
    rows.forEach(({ element }, at) => {
      element.hidden = !stays[at];
    });
  }, [rows, stays]);

  const known: Counts = useMemo(() => JSON.parse(counts), [counts]);
  const all = OPTION_KINDS.reduce((sum, kind) => sum + (known[kind] ?? 0), 0);
  const kinds = OPTION_KINDS.flatMap((value) => choiceOf(value, text(KIND_TEXTS[value]), known));
  const marks = CHOSEN_MARKS.flatMap((value) =>
    choiceOf(value, text(MARK_TEXTS[value], { name: peer }), known),
  );

  function follow(event: MouseEvent<HTMLDivElement>): void {
    const target = writtenTarget(event, 'a');
    if (target === undefined) return;
    event.preventDefault();
    void navigate(target);
  }

  function move(event: KeyboardEvent): void {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key];
    if (!step || !frame.current || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    (nextLink(frame.current, step) ?? (step === -1 ? input.current : undefined))?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: adds arrow keys to the native links inside
    <div className="lt-options" onKeyDown={move}>
      <search className="lt-filter lt-options__search">
        <label className="lt-filter__label" htmlFor={id}>
          {text('optionFilter')}
        </label>
        <input
          ref={input}
          id={id}
          className="lt-filter__input"
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={text('optionFilterPlaceholder')}
          value={filter.words}
          onChange={(event) => change({ words: event.target.value })}
        />
        <span className="lt-filter__count" role="status">
          {isFiltered ? text('optionCountOf', { count, all }) : text('optionCount', { count: all })}
        </span>
      </search>
      <div className="lt-options__filters">
        <Choices
          label={text('optionKinds')}
          choices={kinds}
          chosen={filter.kind}
          onChoose={(kind) => change({ kind })}
        />
        <Choices
          label={text('optionMarks')}
          choices={marks}
          chosen={filter.mark}
          onChoose={(mark) => change({ mark })}
        />
      </div>
      {isFiltered && count === 0 && (
        <p className="lt-options__empty">
          {text('optionNone')}{' '}
          <button
            type="button"
            className="lt-options__reset"
            onClick={() => {
              change({ words: '', kind: undefined, mark: undefined });
              input.current?.focus();
            }}
          >
            {text('optionReset')}
          </button>
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the click comes from the links inside */}
      <div
        ref={frame}
        className="lt-options__table lt-badges"
        hidden={isFiltered && count === 0}
        onClick={follow}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  );
}
