import type { Strings } from '../../strings';

/** The texts of the configuration check. They are loaded with its page. */
export const configCheckStrings = {
  checkLabel: { en: 'Your configuration', zh: '你的配置' },
  checkPlaceholder: {
    en: 'Paste a configuration: the whole file, the object, or some of its keys.',
    zh: '粘贴配置：整个文件、配置对象或其中几个键都可以。',
  },
  checkPrivacy: {
    en: 'The text stays in this tab. It is only parsed, and is never run or sent.',
    zh: '内容只留在此标签页：只做解析，不会执行，也不会发送。',
  },
  checkRun: { en: 'Check', zh: '检查' },
  checkRunning: { en: 'Checking…', zh: '正在检查…' },
  checkNeedsScripts: {
    en: 'The check runs in the browser and needs JavaScript.',
    zh: '检查在浏览器中进行，需要启用 JavaScript。',
  },
  checkFound: {
    en: { one: '{{count}} thing to change', other: '{{count}} things to change' },
    zh: '有 {{count}} 处需要修改',
  },
  checkFoundMore: {
    en: { one: 'At least {{count}} thing to change', other: 'At least {{count}} things to change' },
    zh: '至少有 {{count}} 处需要修改',
  },
  checkEdited: { en: 'The text has changed since this check.', zh: '检查之后内容有修改。' },
  checkNothing: { en: 'Nothing to change', zh: '没有需要修改的地方' },
  checkChange: { en: 'To change', zh: '需要修改' },
  checkLook: { en: 'Worth a look', zh: '值得留意' },
  checkDefaults: { en: 'Defaults that changed', zh: '默认值有变化' },
  checkDefaultsAbout: {
    en: 'These options are not set here, and their default in {{version}} differs from the version before. Set the old value to keep the behavior.',
    zh: '这些选项没有写在配置中，{{version}} 给它们的默认值与上一版本不同。要保持原来的行为，请写上旧值。',
  },
  checkDefault: { en: 'was {{was}}; now {{now}}', zh: '旧值：{{was}}；新值：{{now}}' },
  checkKnown: {
    en: { one: '{{count}} known option', other: '{{count}} known options' },
    zh: '{{count}} 个已知选项',
  },
  checkLine: { en: 'Line {{line}}', zh: '第 {{line}} 行' },
  checkRead: { en: 'Read on', zh: '查看说明' },
} satisfies Strings;
