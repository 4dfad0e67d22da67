/**
 * Returns the index of the tab that a key selects. Arrow keys wrap around and follow the direction of
 * the text, and Home and End select the first and last tab.
 *
 * @returns `undefined` for other keys
 */
export function tabOfKey(
  key: string,
  index: number,
  count: number,
  isRtl: boolean,
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  return step && (index + (isRtl ? -step : step) + count) % count;
}
