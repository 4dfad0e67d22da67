import { useStoredValue } from './useStoredValue';

/**
 * Replaces Rspress's hook of the same name. Rspress's tabs and banners use it, and the original breaks
 * the page if storage is blocked.
 */
export function useStorageValue(key: string, fallback: string | null = null) {
  const [value, store] = useStoredValue(key, fallback ?? '');
  return [value === '' ? fallback : value, (next: string | null) => store(next ?? '')] as const;
}
