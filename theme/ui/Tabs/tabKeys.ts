/**
 * The tab that a key leads to: the arrows go round, Home and End to the first and last.
 *
 * @returns `undefined` for a key that is none of the tabs' own
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
