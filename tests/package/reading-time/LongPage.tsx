import type { SlotPropsOf } from 'lectern';
import type { readingTime } from './readingTime';

/** Shows a note above the outline if the page is long. */
export default function LongPage({ t, data }: SlotPropsOf<typeof readingTime>) {
  return data.minutes > 1 ? <strong>{t('tooLong')}</strong> : null;
}
