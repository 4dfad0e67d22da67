import type { SlotProps } from 'lectern';

/** Shows the number of facts on a page below its title. */
export default function FactCount({ t, data }: SlotProps<{ listed: string[] }>) {
  const n = data.listed.length;
  return n > 0 ? <p>{t('facts', { n })}</p> : null;
}
