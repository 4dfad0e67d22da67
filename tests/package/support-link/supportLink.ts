import { definePlugin } from 'lectern';
import { z } from 'zod';

declare module 'lectern' {
  interface CustomThemeConfig {
    /** How readers can ask for help. */
    support?: { email: string };
  }
}

export const supportLink = definePlugin({
  name: 'support-link',
  strings: { ask: { en: 'Ask for help', de: 'Hilfe anfordern' } },
  custom: { support: z.strictObject({ email: z.email('an email address') }).optional() },
  slots: { afterDocContent: new URL('./SupportLink.tsx', import.meta.url) },
});
