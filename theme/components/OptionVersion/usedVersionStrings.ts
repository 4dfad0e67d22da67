import type { Strings } from '../../strings';

/** The texts of the version form and its marks. They are loaded on interaction. */
export const usedVersionStrings = {
  usesLabel: { en: 'I use {{name}}', zh: '我使用的 {{name}}' },
  usesNone: { en: 'Choose a version', zh: '选择版本' },
  usesFile: { en: 'Read package.json', zh: '读取 package.json' },
  usesPrivacy: {
    en: 'You can also drop the file here. It stays on this page.',
    zh: '也可以把文件拖到这里。文件只在本页读取，不会上传。',
  },
  usesClear: { en: 'Clear', zh: '清除' },
  usesNewer: {
    en: {
      one: '{{count}} option on this page is not in {{version}}.',
      other: '{{count}} options on this page are not in {{version}}.',
    },
    zh: '这里有 {{count}} 个选项在 {{version}} 中不存在。',
  },
  usesNothing: {
    en: 'Nothing on this page is newer than {{version}}.',
    zh: '这里没有比 {{version}} 更新的选项。',
  },
  usesOther: {
    en: 'This page is about {{current}}, but you use {{version}}.',
    zh: '本页介绍的是 {{current}}，而你使用的是 {{version}}。',
  },
  usesOtherLink: { en: 'Open the docs of {{version}}', zh: '打开 {{version}} 的文档' },
  usesUnknown: {
    en: 'Nothing is marked: these docs do not cover {{version}}.',
    zh: '没有可标注的内容：本文档不包含 {{version}}。',
  },
  usesAhead: {
    en: 'These docs cover versions up to {{last}}. Newer options are not included yet.',
    zh: '本文档截至 {{last}}，之后的内容尚未收录。',
  },
  usesRead: {
    en: 'package.json contains {{range}}. {{version}} is the oldest version that it allows.',
    zh: 'package.json 中是 {{range}}，允许的最低版本为 {{version}}。',
  },
  usesBroken: {
    en: 'This file is not valid JSON. Choose the package.json of your project.',
    zh: '这个文件不是有效的 JSON。请选择项目的 package.json。',
  },
  usesMissing: {
    en: '{{name}} is not among the dependencies of this file. Choose another package.json, or a version from the list.',
    zh: '这个文件的依赖中没有 {{name}}。请选择另一个 package.json，或从列表中选择版本。',
  },
  usesUnclear: {
    en: '{{range}} in package.json does not specify a version. Run npm ls {{name}} in your project, and choose the version from the list.',
    zh: 'package.json 中的 {{range}} 没有说明具体版本。请在项目中运行 npm ls {{name}}，然后从列表中选择版本。',
  },
  usesCatalog: {
    en: '{{range}} refers to a version that is set elsewhere in your workspace, such as in pnpm-workspace.yaml. Look it up there, and choose it from the list.',
    zh: '{{range}} 指向工作区中声明的版本，例如 pnpm-workspace.yaml。请到那里查看，然后从列表中选择版本。',
  },
  usesAbsent: { en: 'Not in your {{version}}', zh: '你的 {{version}} 没有' },
  usesPresent: { en: 'Still in your {{version}}', zh: '你的 {{version}} 还有' },
} satisfies Strings;
