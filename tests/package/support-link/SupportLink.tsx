import type { SlotProps } from 'lectern';
import { useCustomConfig } from 'lectern/theme';

/** A link below the text of a page that opens an email to the support team. */
export default function SupportLink({ t }: SlotProps) {
  const support = useCustomConfig('support');
  return support ? <a href={`mailto:${support.email}`}>{t('ask')}</a> : null;
}
