import type { CalloutProps } from '@rspress/core/theme-original';
import type { calloutStrings } from './calloutStrings';

/** The keys of the default titles, by type. */
export const calloutTitles = {
  tip: 'calloutTip',
  info: 'calloutInfo',
  note: 'calloutNote',
  important: 'calloutImportant',
  warning: 'calloutWarning',
  caution: 'calloutCaution',
  danger: 'calloutDanger',
  details: 'calloutDetails',
} satisfies Record<CalloutProps['type'], keyof typeof calloutStrings>;
