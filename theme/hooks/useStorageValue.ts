import { useStoredValue } from './useStoredValue';

/**
 * Replaces Rspress's hook of the same name, which Rspress's tabs and banners use. The original hook
 * breaks the page if the browser blocks storage.
 */
export function useStorageValue(key: string, fallback: string | null = null) {
  const [value, store] = useStoredValue(key, fallback ?? '');
  return [value === '' ? fallback : value, (next: string | null) => store(next ?? '')] as const;
}
