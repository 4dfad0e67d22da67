import { useLang, useLocaleSiteData, useSite } from '@rspress/core/runtime';
import clsx from 'clsx';
import { useEffect, useId, useRef } from 'react';
import type { PackFailure } from '../../../plugins/serving/offline/client/fetchPack';
import { type PackSummary, type Place, placeName } from '../../../plugins/serving/offline/shared';
import { useTextsOf } from '../../hooks/useTextsOf';
import { noticeStrings } from '../Notices/noticeStrings';
import { offlineStrings } from './offlineStrings';
import { momentText, type PackRow, sizeText } from './packRows';
import type { PackTask } from './packTasks';

interface PackEntryProps {
  row: PackRow;
  tasks: Readonly<Record<string, PackTask>>;
  save: (pack: PackSummary) => Promise<void>;
  drop: (place: Place) => Promise<void>;
  remove: (place: Place) => Promise<void>;
}

const FAILURES = {
  offline: 'packOffline',
  slow: 'packSlow',
  full: 'packFull',
  storage: 'packNotStored',
  changed: 'packChanged',
  failed: 'packFailed',
} as const satisfies Record<PackFailure, keyof typeof offlineStrings>;

/** Returns the name of a pack: `Rspack Docs · v2 · English`. */
function useNameOf({ version, lang }: Place): string {
  const { site } = useSite();
  const { title } = useLocaleSiteData();
  const locale = site.locales.find((one) => one.lang === lang);
  return [title ?? site.title, version, locale?.label].filter(Boolean).join(' · ');
}

function useFacts({ offered, saved }: PackRow): string[] {
  const lang = useLang();
  const text = useTextsOf(offlineStrings);
  if (!offered && !saved) return [];
  const { pages = 0, transfer = 0, stored = 0 } = saved ?? offered ?? {};
  const hasSearch = offered?.hasSearch ?? true;
  const size = { transfer: sizeText(transfer, lang), stored: sizeText(stored, lang) };
  return [
    text(hasSearch ? 'packWithSearch' : 'packOfPages', { count: pages }),
    saved ? text('packStored', size) : text('packSize', size),
  ];
}

function Saving({ task, name }: { task: PackTask & { kind: 'saving' }; name: string }) {
  const lang = useLang();
  const text = useTextsOf(offlineStrings);
  const { done = 0, total = 0 } = task.progress ?? {};
  const words = text('packProgress', {
    done: sizeText(done, lang, total),
    total: sizeText(total, lang),
  });
  return (
    <>
      <progress
        className="lt-offline__progress"
        aria-label={name}
        max={total || undefined}
        value={total ? done : undefined}
      />
      <p className="lt-offline__facts">{total > 0 && words}</p>
    </>
  );
}

/** Returns the status of a pack as a sentence for screen readers. */
function useStatus({ saved }: PackRow, task: PackTask | undefined): string {
  const lang = useLang();
  const text = useTextsOf(offlineStrings);
  if (task?.kind === 'saving') return text('packStarted');
  if (task?.kind === 'failed') return text(FAILURES[task.reason]);
  if (saved) {
    const date = momentText(saved.savedAt, lang);
    return text('packSaved', { date });
  }
  if (task?.kind === 'cancelled') return text('packCancelled');
  return task?.kind === 'removed' ? text('packRemoved') : '';
}

interface Action {
  label: string;
  isPrimary?: boolean;
  run: () => void;
}

/** Returns the action that is available for a pack. */
function useAction(
  { offered, saved }: PackRow,
  task: PackTask | undefined,
  { save, remove }: Pick<PackEntryProps, 'save' | 'remove'>,
): Action | undefined {
  const noticeText = useTextsOf(noticeStrings);
  const offlineText = useTextsOf(offlineStrings);
  if (task?.kind === 'saving') return { label: offlineText('cancelPack'), run: task.cancel };
  if (saved) {
    return { label: offlineText('removePack'), run: () => void remove(saved.pack) };
  }
  if (!offered) return undefined;
  const label = task?.kind === 'failed' ? noticeText('tryAgain') : offlineText('savePack');
  return { label, isPrimary: true, run: () => void save(offered) };
}

/** A version and language that can be saved for offline reading or removed. */
export function PackEntry({ row, tasks, drop, ...actions }: PackEntryProps) {
  const offlineText = useTextsOf(offlineStrings);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const task = tasks[placeName(row)];
  const name = useNameOf(row);
  const facts = useFacts(row);
  const status = useStatus(row, task);
  const action = useAction(row, task, actions);
  const isSaving = task?.kind === 'saving';
  const hasAction = action !== undefined;

  useEffect(() => {
    // The button had the focus and was removed.
    if (!hasAction) section.current?.focus();
  }, [hasAction]);

  return (
    <section ref={section} className="lt-offline__pack" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id} className="lt-offline__name">
        {name}
      </h3>
      {facts.map((fact) => (
        <p key={fact} className="lt-offline__facts">
          {fact}
        </p>
      ))}
      {isSaving && <Saving task={task} name={name} />}
      <p role="status" className={isSaving ? 'lt-visually-hidden' : 'lt-offline__news'}>
        {status}
      </p>
      <div className="lt-offline__actions">
        {action && (
          // A single button for all actions, so that the focus stays on it. The second click of a double
          // click is ignored.
          <button
            type="button"
            className={clsx('lt-button', action.isPrimary && 'lt-button--primary')}
            onClick={({ detail }) => detail > 1 || action.run()}
          >
            {action.label}
          </button>
        )}
        {task?.kind === 'failed' && !row.saved && (
          <button type="button" className="lt-button" onClick={() => void drop(row)}>
            {offlineText('cancelPack')}
          </button>
        )}
      </div>
    </section>
  );
}
