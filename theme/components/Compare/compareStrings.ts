import type { Strings } from '../../strings';

/** The texts of the comparison, in a separate file so that they are loaded with it. */
export const compareStrings = {
  compareRegion: { en: 'Differences', zh: '差异内容' },
  compareLoading: { en: 'Loading both pages…', zh: '正在加载两个页面…' },
  compareSame: {
    en: 'No differences between {{older}} and {{newer}}.',
    zh: '没有差异：{{older}} 与 {{newer}} 的内容相同。',
  },
  compareFailed: {
    en: 'One of the two pages could not be fetched, so nothing was compared.',
    zh: '两个页面中有一个未能获取，无法对比。',
  },
  compareAdded: { en: 'Added', zh: '新增' },
  compareRemoved: { en: 'Removed', zh: '移除' },
  compareUnchanged: { en: 'Unchanged blocks: {{count}}', zh: '未变化的段落：{{count}}' },
  comparePrevious: { en: 'Previous change', zh: '上一处差异' },
  compareNext: { en: 'Next change', zh: '下一处差异' },
  compareCopyLink: { en: 'Copy a link to the comparison', zh: '复制对比链接' },
  compareClose: { en: 'Close the comparison', zh: '关闭对比' },
} satisfies Strings;
