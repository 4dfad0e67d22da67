import { Link } from '@rspress/core/theme';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useStoredValue } from '../../hooks/useStoredValue';
import { useTextsOf } from '../../hooks/useTextsOf';
import { useSwitchLink } from '../../routes/useSwitchLink';
import type { OptionVersionProps } from './OptionVersion';
import { type PackageAnswer, readPackage } from './packageVersion';
import './UsedVersion.css';
import { isMinor, USES_KEY } from './keptVersion';
import { type Edition, offeredMinors, placeOf, readEditions } from './usedVersion';
import { usedVersionStrings } from './usedVersionStrings';
import { useMinorMarks } from './useMinorMarks';

export interface UsedVersionProps extends OptionVersionProps {
  /** A file that was dropped on the button. */
  dropped?: File;
  /** Whether the reader has just opened it. */
  isOpened: boolean;
}

/** The maximum size in bytes. Larger files are not a hand-written package.json. */
const MAX_BYTES = 1_000_000;

const ANSWER_TEXTS = {
  read: 'usesRead',
  broken: 'usesBroken',
  missing: 'usesMissing',
  unclear: 'usesUnclear',
  catalog: 'usesCatalog',
} as const satisfies Record<PackageAnswer['kind'], keyof typeof usedVersionStrings>;

/** Explains what the selected version means for the page. */
function Outcome({
  uses,
  version,
  editions,
}: {
  uses: string;
  version: string;
  editions: Edition[];
}) {
  const text = useTextsOf(usedVersionStrings);
  const switchLink = useSwitchLink();
  const place = placeOf(uses, version, editions);
  const count = useMinorMarks(place.kind === 'same' ? uses : undefined);
  switch (place.kind) {
    case 'same':
      return count > 0
        ? text('usesNewer', { count, version: uses })
        : text('usesNothing', { version: uses });
    case 'ahead':
      return text('usesAhead', { last: place.last });
    case 'unknown':
      return text('usesUnknown', { version: uses });
    case 'other':
      return (
        <>
          {text('usesOther', { current: version, version: uses })}{' '}
          <Link href={switchLink({ version: place.version })}>
            {text('usesOtherLink', { version: place.version })}
          </Link>
        </>
      );
  }
}

/**
 * Returns the version that the reader uses, and functions that choose it or read it from a package.json.
 *
 * @param name the name of the package
 */
function useChosenMinor(name: string) {
  const [stored, store] = useStoredValue(USES_KEY, '');
  const [answer, setAnswer] = useState<PackageAnswer>();

  function choose(minor: string): void {
    setAnswer(undefined);
    store(minor);
  }

  async function read(file: File | undefined): Promise<void> {
    if (!file) return;
    const content = file.size > MAX_BYTES ? '' : await file.text().catch(() => '');
    const found = readPackage(content, name);
    if (found.kind === 'read') store(found.minor);
    setAnswer(found);
  }

  return { stored, uses: isMinor(stored) ? stored : undefined, answer, choose, read };
}

/** A form to select the version that the reader uses. It is stored for all pages. */
export default function UsedVersion(props: UsedVersionProps) {
  const { version, minors, name, dropped, isOpened } = props;
  const id = useId();
  const text = useTextsOf(usedVersionStrings);
  const { stored, uses, answer, choose, read } = useChosenMinor(name);
  const select = useRef<HTMLSelectElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const editions = readEditions(minors);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per file
  useEffect(() => void read(dropped), [dropped]);

  useEffect(() => {
    if (isOpened) select.current?.focus();
  }, [isOpened]);

  const message: ReactNode =
    answer &&
    text(ANSWER_TEXTS[answer.kind], {
      name,
      range: 'range' in answer ? answer.range : '',
      version: answer.kind === 'read' ? answer.minor : '',
    });

  return (
    <div className="lt-uses">
      <label className="lt-uses__label" htmlFor={id}>
        {text('usesLabel', { name })}
      </label>
      <select
        ref={select}
        id={id}
        value={uses ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{text('usesNone')}</option>
        {offeredMinors(editions, version, uses).map((minor) => (
          <option key={minor}>{minor}</option>
        ))}
      </select>
      <button type="button" className="lt-uses__button" onClick={() => picker.current?.click()}>
        {text('usesFile')}
      </button>
      <input
        ref={picker}
        hidden
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {stored !== '' && (
        <button
          type="button"
          className="lt-uses__button"
          onClick={() => {
            choose('');
            select.current?.focus();
          }}
        >
          {text('usesClear')}
        </button>
      )}
      <p className="lt-uses__said" role="status">
        {message && <span>{message} </span>}
        {uses ? (
          <Outcome uses={uses} version={version} editions={editions} />
        ) : (
          !message && text('usesPrivacy')
        )}
      </p>
    </div>
  );
}
