import { definePlugin } from 'lectern';

const WORDS_PER_MINUTE = 200;

/** Returns the reading time of a text in minutes. */
export function minutesOf(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

export const readingTime = definePlugin({
  name: 'reading-time',
  strings: {
    readingTime: { en: '{{n}} min read', de: '{{n}} Min. Lesezeit' },
    tooLong: { en: 'Long page', de: 'Lange Seite' },
  },
  page: ({ text }) => ({ minutes: minutesOf(text) }),
  afterTitle: ({ t, data }) => `_${t('readingTime', { n: data.minutes })}_`,
  slots: { beforeOutline: new URL('./LongPage.tsx', import.meta.url) },
  check: (pages) =>
    pages
      .filter(({ data }) => data.minutes > 2)
      .map(({ file, data }) => ({
        file,
        message: `the page takes ${data.minutes} minutes → split it`,
      })),
});
