import type { SlotProps } from 'lectern';

/** Shows a note above the outline if the page is long. */
export default function LongPage({ t, data }: SlotProps<{ minutes: number }>) {
  return data.minutes > 1 ? <strong>{t('tooLong')}</strong> : null;
}
