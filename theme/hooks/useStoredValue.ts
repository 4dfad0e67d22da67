import { useSyncExternalStore } from 'react';
import { readStored, subscribeStored, writeStored } from './storage';

/**
 * Returns a value in local storage, shared by all components and tabs that use the same key, and a
 * function that changes it. On the server and during hydration, the value is `fallback`.
 */
export function useStoredValue(key: string, fallback: string): [string, (value: string) => void] {
  const value = useSyncExternalStore(
    subscribeStored,
    () => readStored(key) ?? fallback,
    () => fallback,
  );
  return [value, (next: string) => writeStored(key, next)];
}
