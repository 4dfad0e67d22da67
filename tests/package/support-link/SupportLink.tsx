import type { SlotProps } from 'lectern';
import { useCustomConfig } from 'lectern/theme';

/** Leads to the support below the text of a page. */
export default function SupportLink({ t }: SlotProps) {
  const support = useCustomConfig('support');
  return support ? <a href={`mailto:${support.email}`}>{t('ask')}</a> : null;
}
