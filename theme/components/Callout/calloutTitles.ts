import type { CalloutProps } from '@rspress/core/theme-original';
import type { StringKey } from '../../strings';

/** The texts above callouts without a title, by type. */
export const calloutTitles = {
  tip: 'calloutTip',
  info: 'calloutInfo',
  note: 'calloutNote',
  important: 'calloutImportant',
  warning: 'calloutWarning',
  caution: 'calloutCaution',
  danger: 'calloutDanger',
  details: 'calloutDetails',
} satisfies Record<CalloutProps['type'], StringKey>;
