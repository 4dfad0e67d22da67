/**
 * Returns the index of the tab that a key selects. Arrow keys wrap around, and Home and End select the
 * first and last tab.
 *
 * @returns `undefined` for other keys
 */
export function tabOfKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
