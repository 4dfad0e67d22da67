import { useStoredValue } from './useStoredValue';

/**
 * Takes the place of Rspress's hook of this name, which its tabs and banners use: that one breaks
 * the page where storage is blocked.
 */
export function useStorageValue(key: string, fallback: string | null = null) {
  const [value, store] = useStoredValue(key, fallback ?? '');
  return [value === '' ? fallback : value, (next: string | null) => store(next ?? '')] as const;
}
