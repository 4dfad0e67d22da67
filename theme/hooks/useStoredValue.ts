import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from './storage';

/**
 * A value kept in local storage and shared by every component and tab that reads the same key.
 * The server and the hydrating client see `fallback`.
 */
export function useStoredValue(key: string, fallback: string): [string, (value: string) => void] {
  const value = useSyncExternalStore(
    subscribeStored,
    () => readStored(key) ?? fallback,
    () => fallback,
  );
  return [value, (next: string) => writeStored(key, next)];
}
