import type { ShikiTransformer } from '@shikijs/types';

/** Blocks with more lines are folded: what is hidden is worth the click. */
const LONGEST = 35;

/** Gives long blocks their number of lines, by which the theme folds them; not those with a height of their own. */
export function longBlocks(): ShikiTransformer {
  return {
    name: 'lectern:long-blocks',
    pre(pre) {
      const count = this.source.replace(/\n$/, '').split('\n').length;
      const hasHeight = /\bheight=/.test(this.options.meta?.__raw ?? '');
      if (count > LONGEST && !hasHeight) pre.properties['data-lines'] = String(count);
    },
  };
}
