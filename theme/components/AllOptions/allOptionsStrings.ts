import type { Strings } from '../../strings';

/** The texts of the option filter. They are loaded with its page. */
export const allOptionsStrings = {
  optionFilter: { en: 'Filter options', zh: '筛选选项' },
  optionFilterPlaceholder: { en: 'Name or keyword', zh: '名称或关键词' },
  optionKinds: { en: 'Kind', zh: '类别' },
  optionMarks: { en: 'Badge', zh: '标记' },
  optionKindConfiguration: { en: 'Configuration', zh: '配置' },
  optionKindPlugin: { en: 'Plugins', zh: '插件' },
  optionKindLoader: { en: 'Loaders', zh: 'loader' },
  optionChosenAdded: { en: 'New', zh: '新增' },
  optionChosenChanged: { en: 'Changed', zh: '有变化' },
  optionChosenRemoved: { en: 'Removed', zh: '已移除' },
  optionChosenDeprecated: { en: 'Deprecated', zh: '已弃用' },
  optionChosenExperimental: { en: 'Experimental', zh: '实验性' },
  optionChosenDiffers: { en: 'Differs from {{name}}', zh: '与 {{name}} 不同' },
  optionCount: {
    en: { one: '{{count}} option', other: '{{count}} options' },
    zh: '{{count}} 个选项',
  },
  optionCountOf: { en: '{{count}} of {{all}} options', zh: '共 {{all}} 个选项，显示 {{count}} 个' },
  optionNone: { en: 'No option matches this filter.', zh: '没有符合筛选条件的选项。' },
  optionReset: { en: 'Show all options', zh: '显示全部选项' },
} satisfies Strings;
