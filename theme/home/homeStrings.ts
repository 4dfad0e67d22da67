import type { Strings } from '../strings';

/** The texts of home pages. They are loaded with them. */
export const homeStrings = {
  getStarted: { en: 'Get Started', zh: '快速上手' },
  learnMore: { en: 'Learn More', zh: '了解更多' },
  features: { en: 'Features', zh: '特性' },
} satisfies Strings;
