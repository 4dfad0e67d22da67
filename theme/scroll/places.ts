import type { Place } from './place';

const STORAGE_KEY = 'lectern-places';

/** As many as browsers keep entries of a tab's history. */
const MOST = 50;

/** Whether a stored value is a place. */
function isPlace(value: unknown): value is Place {
  const { top, heading, below = 0 } = (value ?? {}) as Record<string, unknown>;
  const isHeading = heading === undefined || typeof heading === 'string';
  return Number.isFinite(top) && (top as number) >= 0 && isHeading && Number.isFinite(below);
}

/** The stored places; what is no place, or nothing, is left out. */
function readStored(): [string, Place][] {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) as string);
    return Object.entries<unknown>(stored).filter((entry): entry is [string, Place] =>
      isPlace(entry[1]),
    );
  } catch {
    return [];
  }
}

/** Where the reader was, by entry of the tab's history. */
export function openPlaces() {
  const places = new Map(readStored());
  return {
    get: (entry: string) => places.get(entry),
    set(entry: string, place: Place) {
      places.delete(entry);
      places.set(entry, place);
    },
    /** Keeps the last ones for the next document of the tab; where storage is blocked, none. */
    store() {
      try {
        const last = Object.fromEntries([...places].slice(-MOST));
        window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(last));
      } catch {}
    },
  };
}

/** The name of the current entry of the history; the router's own are lost with a click on `#a`. */
export function entryName(): string | undefined {
  return window.history.state?.entry;
}

/** Names the current entry of the history, beside what the router has in its state. */
export function nameEntry(name = Math.random().toString(36)): string {
  window.history.replaceState({ ...window.history.state, entry: name }, '');
  return name;
}
