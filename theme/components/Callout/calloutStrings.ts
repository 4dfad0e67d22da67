import type { Strings } from '../../strings';

/** The default titles of callouts. */
export const calloutStrings = {
  calloutTip: { en: 'Tip', zh: '提示' },
  calloutInfo: { en: 'Info', zh: '说明' },
  calloutNote: { en: 'Note', zh: '注意' },
  calloutImportant: { en: 'Important', zh: '重要' },
  calloutWarning: { en: 'Warning', zh: '警告' },
  calloutCaution: { en: 'Caution', zh: '小心' },
  calloutDanger: { en: 'Danger', zh: '危险' },
  calloutDetails: { en: 'Details', zh: '详情' },
} satisfies Strings;
