import { useStoredValue } from './useStoredValue';

/**
 * Replaces Rspress's hook of the same name, which its tabs and banners use and which breaks the
 * page if storage is blocked.
 */
export function useStorageValue(key: string, fallback: string | null = null) {
  const [value, store] = useStoredValue(key, fallback ?? '');
  return [value === '' ? fallback : value, (next: string | null) => store(next ?? '')] as const;
}
