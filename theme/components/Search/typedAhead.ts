import { type KeyPress, TYPING } from './opensSearch';

/** Returns whether a key press edits the query, and neither a field nor another button needs it. */
function isEdit(press: KeyPress, button: Element | null): boolean {
  const { key } = press;
  if (press.defaultPrevented || press.isComposing) return false;
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  const target = press.composedPath()[0] as Partial<Element>;
  if (target.closest?.(TYPING)) return false;
  if (key === ' ') return [null, undefined, button].includes(target.closest?.('button, summary'));
  return [...key].length === 1 || key === 'Backspace';
}

/** Collects what the reader types while the dialog is loading, which becomes its query. */
export function createTypedAhead() {
  let typed: string | undefined;
  return {
    /** Whether keys are collected. */
    get isWaiting(): boolean {
      return typed !== undefined;
    },
    begin(): void {
      typed ??= '';
    },
    /** Ends the collection. Returns what was typed. */
    end(): string {
      const query = typed ?? '';
      typed = undefined;
      return query;
    },
    /**
     * Applies a key press to the query.
     *
     * @param button the search button, whose space bar is text, too
     * @returns whether it did
     */
    take(press: KeyPress, button: Element | null): boolean {
      if (typed === undefined || !isEdit(press, button)) return false;
      typed = press.key === 'Backspace' ? typed.slice(0, -1) : typed + press.key;
      return true;
    },
  };
}
