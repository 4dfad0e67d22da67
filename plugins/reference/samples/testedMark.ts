import type { ShikiTransformer } from '@shikijs/types';
import type { Element } from 'hast';
import { TESTED_WITH } from './remarkSamples';

/** Adds `data-tested-with` to the `pre` of a tested block, which the theme's CodeBlock shows. */
export function testedMark(): ShikiTransformer {
  return {
    name: 'lectern:tested-mark',
    pre(pre): Element {
      const words: string[] = this.options.meta?.__raw?.split(/\s+/) ?? [];
      const mark = words.find((word) => word.startsWith(TESTED_WITH));
      if (!mark) return pre;
      const dataTestedWith = mark.slice(TESTED_WITH.length);
      return { ...pre, properties: { ...pre.properties, dataTestedWith } };
    },
  };
}
