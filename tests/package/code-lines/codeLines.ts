import { definePlugin } from 'lectern';

export const codeLines = definePlugin({
  name: 'code-lines',
  codeTransformers: [
    {
      name: 'code-lines',
      line(element, number) {
        element.properties.dataLine = number;
      },
    },
  ],
});
