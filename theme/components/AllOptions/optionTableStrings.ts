import type { Strings } from '../../strings';

/** The texts of the option table and of option cards. Browsers load them when they render one. */
export const optionTableStrings = {
  optionName: { en: 'Option', zh: '选项' },
  optionType: { en: 'Type', zh: '类型' },
  optionDefault: { en: 'Default', zh: '默认值' },
  optionMarks: { en: 'Badge', zh: '标记' },
  optionAbout: { en: 'What it is for', zh: '用途' },
  optionMarkAdded: { en: 'New in {{version}}', zh: '{{version}} 新增' },
  optionMarkSince: { en: 'Since {{version}}', zh: '{{version}} 起可用' },
  optionMarkType: { en: 'Type changed in {{version}}', zh: '{{version}} 中类型有变' },
  optionMarkDefault: { en: 'Default changed in {{version}}', zh: '{{version}} 中默认值有变' },
  optionMarkRemoved: { en: 'Removed in {{version}}', zh: '{{version}} 已移除' },
  optionMarkDeprecated: { en: 'Deprecated', zh: '已弃用' },
  optionMarkExperimental: { en: 'Experimental', zh: '实验性' },
  optionMarkNotInPeer: { en: 'Not in {{name}}', zh: '{{name}} 中没有' },
  optionMarkPeerDefault: { en: 'Default differs from {{name}}', zh: '默认值与 {{name}} 不同' },
  optionMarkPeerValues: { en: 'Values differ from {{name}}', zh: '可用的值与 {{name}} 不同' },
  optionInPeer: { en: 'In {{name}}: {{differences}}.', zh: '{{name}} 中：{{differences}}。' },
  optionReplacedBy: { en: 'Use {{name}} instead.', zh: '请改用 {{name}}。' },
} satisfies Strings;
