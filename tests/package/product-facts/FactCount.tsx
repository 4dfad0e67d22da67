import type { SlotProps } from 'lectern';

/** Says below the title how many facts a page lists. */
export default function FactCount({ t, data }: SlotProps<{ listed: string[] }>) {
  const n = data.listed.length;
  return n > 0 ? <p>{t('facts', { n })}</p> : null;
}
