/**
 * Formats a date and time for the reader: `2026-01-31T23:30:00Z` → `Feb 1, 2026, 12:30 AM` in Berlin.
 *
 * @param locales
 * @default the browser's
 * @param timeZone
 * @default the browser's
 */
export function formatMoment(iso: string, locales?: string, timeZone?: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(locales, format).format(new Date(iso));
}
