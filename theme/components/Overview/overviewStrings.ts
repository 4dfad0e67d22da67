import type { Strings } from '../../strings';

/** The texts of an overview. They are loaded with its pages. */
export const overviewStrings = {
  filter: { en: 'Filter', zh: '筛选' },
  filterPlaceholder: { en: 'Enter keyword', zh: '输入关键词' },
  filterEmpty: { en: 'No matching API found: {{query}}', zh: '没有匹配的 API：{{query}}' },
  filterCount: {
    en: { one: '{{count}} match', other: '{{count}} matches' },
    zh: '{{count}} 处匹配',
  },
} satisfies Strings;
