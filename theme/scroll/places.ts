import type { Place } from './place';

const STORAGE_KEY = 'lectern-places';

/** The maximum number of places, which is the number of history entries that browsers keep. */
const MAX_PLACES = 50;

/** Returns whether a stored value is a place. */
function isPlace(value: unknown): value is Place {
  const { top, heading, below = 0 } = (value ?? {}) as Record<string, unknown>;
  const isHeading = heading === undefined || typeof heading === 'string';
  return Number.isFinite(top) && (top as number) >= 0 && isHeading && Number.isFinite(below);
}

/** Returns the stored places. Invalid values are omitted. */
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

/** Returns the stored places by history entry. */
export function openPlaces() {
  const places = new Map(readStored());
  return {
    get: (entry: string) => places.get(entry),
    set(entry: string, place: Place) {
      places.delete(entry);
      places.set(entry, place);
    },
    /** Stores the latest places for the next document in the tab. Does nothing if storage is blocked. */
    store() {
      try {
        const last = Object.fromEntries([...places].slice(-MAX_PLACES));
        window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(last));
      } catch {}
    },
  };
}

/**
 * Returns the name of the current history entry. The router's own key is lost on clicks on links such
 * as `#a`.
 */
export function entryName(): string | undefined {
  return window.history.state?.entry;
}

/** Names the current history entry, and keeps the router's state. */
export function nameEntry(name = Math.random().toString(36)): string {
  window.history.replaceState({ ...window.history.state, entry: name }, '');
  return name;
}
