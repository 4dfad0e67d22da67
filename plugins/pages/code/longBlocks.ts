import type { ShikiTransformer } from '@shikijs/types';

/** The maximum number of lines of a block that is not collapsed. */
const LONGEST = 35;

/**
 * Adds the number of lines to long blocks, so that the theme collapses them. Skips blocks with a
 * fixed height.
 */
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
