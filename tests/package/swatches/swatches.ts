import { definePlugin } from 'lectern';

/** A line with a name and a color, such as `Brand #2563eb`. */
const LINE = /^(\S.*?) (#[0-9a-f]{6})$/i;

export const swatches = definePlugin({
  name: 'swatches',
  strings: { colors: { en: 'Colors', de: 'Farben' } },
  fences: {
    swatches: {
      component: new URL('./Swatches.tsx', import.meta.url),
      read({ text, t }) {
        const lines = text.split('\n');
        const problems = lines.flatMap((line, at) => {
          const message = `"${line}" is not a color → write a name and a color, as in Brand #2563eb`;
          return LINE.test(line) ? [] : [{ line: at + 1, message }];
        });
        if (problems.length > 0) return { problems };
        const colors = lines.map((line) => {
          const [, name = '', value = ''] = LINE.exec(line) ?? [];
          return { name, value };
        });
        return {
          props: { label: t('colors'), colors },
          markdown: colors.map(({ name, value }) => `- ${name}: \`${value}\``).join('\n'),
          words: colors.map(({ name }) => name).join(', '),
        };
      },
    },
  },
});
