import type { Strings } from '../../strings';

/** The texts of the notice on a page that does not exist in a version or language. */
export const missingPageStrings = {
  missingPage: {
    en: 'There is no page {{page}} in {{place}}. You are on the nearest page above it.',
    zh: '页面 {{page}} 在 {{place}} 中不存在，这里是离它最近的上级页面。',
  },
  missingPageBack: { en: 'Back to the page in {{place}}', zh: '返回 {{place}} 的原页面' },
} satisfies Strings;
