/** The texts of the playground. */
export const TEXTS = {
  title: { en: 'Edit and run', zh: '编辑并运行' },
  back: { en: 'Back to the page', zh: '返回页面' },
  needsScript: { en: 'This page needs JavaScript.', zh: '此页面需要 JavaScript。' },
  home: { en: 'Docs', zh: '文档' },
  runs: {
    en: 'Builds run in your browser with Rspack {runs}. The docs describe {described}.',
    zh: '构建由浏览器中的 Rspack {runs} 完成，文档对应的版本是 {described}。',
  },
  describes: {
    en: 'The docs describe Rspack {described}.',
    zh: '文档对应的版本是 Rspack {described}。',
  },
  build: { en: 'Build', zh: '构建' },
  stop: { en: 'Stop', zh: '停止' },
  undo: { en: 'Undo all changes', zh: '撤销所有修改' },
  edited: { en: 'Changed since the last build', zh: '上次构建后有修改' },
  copyLink: { en: 'Copy link to this project', zh: '复制此项目的链接' },
  copied: { en: 'Copied', zh: '已复制' },
  notCopied: { en: 'The link could not be copied', zh: '无法复制链接' },
  files: { en: 'Files', zh: '文件' },
  code: { en: 'Code of {name}', zh: '{name} 的代码' },
  newFile: { en: 'New file', zh: '新建文件' },
  add: { en: 'Add', zh: '添加' },
  removeFile: { en: 'Remove {name}', zh: '移除 {name}' },
  badName: {
    en: 'Enter a path inside the project, such as src/new.js.',
    zh: '请输入项目内的路径，例如 src/new.js。',
  },
  result: { en: 'Result', zh: '结果' },
  foreign: {
    en: 'This project comes from a link. Building it runs its configuration in your browser, so read the code first.',
    zh: '此项目来自链接。构建时会在浏览器中运行其中的配置代码，请先检查代码。',
  },
  broken: {
    en: 'This link is not valid. Open a sample from a page of the docs instead.',
    zh: '此链接无效，请从文档页面打开示例。',
  },
  missing: {
    en: 'This sample is no longer in the docs. Open another one from a page of the docs.',
    zh: '文档中已没有此示例，请从文档页面打开其他示例。',
  },
  loading: { en: 'Loading Rspack ({size} MB) …', zh: '正在加载 Rspack（{size} MB）…' },
  building: { en: 'Building …', zh: '正在构建…' },
  built: { en: 'Built in {ms} ms', zh: '构建完成，用时 {ms} 毫秒' },
  withErrors: { en: 'Build failed. Errors: {count}', zh: '构建失败，错误数：{count}' },
  stopped: { en: 'The build was stopped.', zh: '构建已停止。' },
  tooLong: {
    en: 'The build did not end within {seconds} seconds and was stopped.',
    zh: '构建未能在 {seconds} 秒内完成，已停止。',
  },
  engineFailed: { en: 'Rspack failed: {reason}', zh: 'Rspack 运行失败：{reason}' },
  engineUnloaded: {
    en: 'Rspack could not be loaded: {reason}. Check your connection, and build again.',
    zh: '无法加载 Rspack：{reason}。请检查网络连接，然后重新构建。',
  },
  unreachable: {
    en: 'This sample could not be loaded. Check your connection, and reload the page.',
    zh: '无法加载此示例。请检查网络连接，然后重新加载页面。',
  },
  errors: { en: 'Errors', zh: '错误' },
  warnings: { en: 'Warnings', zh: '警告' },
  goTo: { en: '{file}, line {line}', zh: '{file} 第 {line} 行' },
  chunks: { en: 'Chunks', zh: 'Chunk' },
  outputFiles: { en: 'Output files', zh: '输出文件' },
  program: { en: 'Program output', zh: '程序输出' },
  forNode: {
    en: 'This output is for Node.js and cannot run in the browser.',
    zh: '此输出面向 Node.js，无法在浏览器中运行。',
  },
  nothingPrinted: { en: 'No console output.', zh: '控制台没有输出。' },
  recorded: { en: 'Recorded output of Rspack {release}', zh: 'Rspack {release} 的输出记录' },
  noRecord: { en: 'There is no recorded output for this project.', zh: '此项目没有输出记录。' },
  cannotRun: { en: 'Building is not possible here', zh: '无法在此构建' },
  notIsolated: {
    en: 'The bundler can only run on a page that is isolated from other sites. This server does not send the required headers, or this browser does not support them.',
    zh: '打包器只能在与其他站点隔离的页面中运行。此服务器没有发送所需的响应头，或者浏览器不支持这些响应头。',
  },
  smallScreen: {
    en: 'The bundler takes several hundred megabytes of memory, which is too much for many phones and tablets.',
    zh: '打包器需要数百 MB 内存，超出许多手机和平板电脑的能力。',
  },
  noFiles: {
    en: 'This site does not include the bundler for browsers, which could not be downloaded when the site was built.',
    zh: '本站不包含浏览器版打包器，因为构建站点时未能下载。',
  },
} satisfies Record<string, Record<'en' | 'zh', string>>;

export type TextKey = keyof typeof TEXTS;
export type Text = (key: TextKey, values?: Record<string, string | number>) => string;

/** The texts of a language. */
export function textsOf(lang: 'en' | 'zh'): Text {
  return (key, values = {}) =>
    TEXTS[key][lang].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
