import type { SlotProps } from 'lectern';

/** Says above the outline that a page is long. */
export default function LongPage({ t, data }: SlotProps<{ minutes: number }>) {
  return data.minutes > 1 ? <strong>{t('tooLong')}</strong> : null;
}
