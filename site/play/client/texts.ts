/** The texts of the playground. */
export const TEXTS = {
  title: { en: 'Edit and run', zh: '编辑并运行' },
  back: { en: 'Back to the page', zh: '返回页面' },
  home: { en: 'Docs', zh: '文档' },
  runs: {
    en: 'Runs Rspack {runs} in this browser. These pages describe {described}.',
    zh: '在浏览器中运行 Rspack {runs}，文档描述的是 {described}。',
  },
  describes: {
    en: 'These pages describe Rspack {described}.',
    zh: '文档描述的是 Rspack {described}。',
  },
  build: { en: 'Build', zh: '构建' },
  stop: { en: 'Stop', zh: '停止' },
  copyLink: { en: 'Copy link to this project', zh: '复制此项目的链接' },
  copied: { en: 'Copied', zh: '已复制' },
  files: { en: 'Files', zh: '文件' },
  code: { en: 'Code of {name}', zh: '{name} 的代码' },
  newFile: { en: 'New file', zh: '新文件' },
  add: { en: 'Add', zh: '添加' },
  remove: { en: 'Remove {name}', zh: '删除 {name}' },
  result: { en: 'Result', zh: '结果' },
  foreign: {
    en: 'This project comes from a link. Its configuration is code that runs in your browser. Read it before you build.',
    zh: '此项目来自链接，其中的配置是会在浏览器中运行的代码。请先阅读再构建。',
  },
  broken: {
    en: 'The link cannot be read. Open a sample from its page instead.',
    zh: '无法读取此链接。请从文档页面打开示例。',
  },
  missing: {
    en: 'This sample is no longer in the docs. Open one from its page.',
    zh: '文档中已没有此示例。请从文档页面打开示例。',
  },
  loading: { en: 'Loading Rspack ({size} MB) …', zh: '正在加载 Rspack（{size} MB）…' },
  building: { en: 'Building …', zh: '正在构建…' },
  built: { en: 'Built in {ms} ms', zh: '构建用时 {ms} 毫秒' },
  withErrors: { en: 'The build has errors: {count}', zh: '构建有错误：{count}' },
  stopped: { en: 'The build was stopped.', zh: '构建已停止。' },
  tooLong: {
    en: 'The build did not end within {seconds} seconds and was stopped.',
    zh: '构建未在 {seconds} 秒内结束，已停止。',
  },
  engineFailed: { en: 'Rspack could not be started: {reason}', zh: '无法启动 Rspack：{reason}' },
  errors: { en: 'Errors', zh: '错误' },
  warnings: { en: 'Warnings', zh: '警告' },
  goTo: { en: '{file}, line {line}', zh: '{file} 第 {line} 行' },
  chunks: { en: 'Chunks', zh: 'Chunk' },
  outputFiles: { en: 'Output files', zh: '输出文件' },
  program: { en: 'What the program shows', zh: '程序的输出' },
  forNode: {
    en: 'This output is for Node.js and is not run here.',
    zh: '此输出面向 Node.js，不在此处运行。',
  },
  printed: { en: 'Printed', zh: '打印的内容' },
  nothingPrinted: { en: 'Nothing was printed.', zh: '没有打印任何内容。' },
  recorded: { en: 'Recorded output of Rspack {release}', zh: 'Rspack {release} 的输出记录' },
  noRecord: { en: 'There is no recorded output for this project.', zh: '此项目没有输出记录。' },
  cannotRun: { en: 'Why it is not built here', zh: '无法在此构建的原因' },
  notIsolated: {
    en: 'The bundler needs a page that the server isolates from other sites. This server does not send the headers for that, or this browser does not support them.',
    zh: '打包器需要服务器将页面与其他站点隔离。此服务器没有发送所需的标头，或者浏览器不支持。',
  },
  smallScreen: {
    en: 'The bundler takes several hundred megabytes of memory, which is too much for many phones and tablets.',
    zh: '打包器需要数百兆内存，对许多手机和平板来说太多。',
  },
  noFiles: {
    en: 'This site was built without the bundler for browsers, because it could not be downloaded.',
    zh: '构建本站时无法下载浏览器版打包器，因此未包含它。',
  },
} satisfies Record<string, Record<'en' | 'zh', string>>;

export type TextKey = keyof typeof TEXTS;
export type Text = (key: TextKey, values?: Record<string, string | number>) => string;

/** The texts of a language. */
export function textsOf(lang: 'en' | 'zh'): Text {
  return (key, values = {}) =>
    TEXTS[key][lang].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}
