import type { TrendName } from '../../../retrieval/ask-ai/store/storedHealth';
import type { Remedy, SectionName } from '../model/health';

/** The languages of the page, independent of those of the site. */
export const PAGE_LANGS = ['en', 'zh'] as const;

export type PageLang = (typeof PAGE_LANGS)[number];

interface SectionTexts {
  title: string;
  about: string;
  /** Formats the number of a row. */
  count: (count: number) => string;
}

/** The texts of the page. */
export interface HealthTexts {
  /** The native name of the language. */
  name: string;
  title: string;
  lead: (site: string) => string;
  days: (days: number) => string;
  period: string;
  language: string;
  contents: string;
  builtOn: (date: string) => string;
  madeOn: (date: string) => string;
  noReaders: string;
  nothing: string;
  ofMore: (listed: number, total: number) => string;
  more: (count: number) => string;
  details: (count: number) => string;
  asTable: string;
  day: string;
  week: string;
  number: string;
  inAll: (count: number) => string;
  sections: Record<SectionName, SectionTexts>;
  remedies: Record<Remedy, string>;
  trends: Record<TrendName, string>;
  signIn: string;
  signOut: string;
  token: string;
  tokenHelp: string;
  wrongToken: string;
  tooMany: (seconds: number) => string;
}

const times = (count: number) => `${count}×`;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const counted = (one: string, many: string) => (count: number) =>
  `${count} ${count === 1 ? one : many}`;

const en: HealthTexts = {
  name: 'English',
  title: 'Docs health',
  lead: (site) => `What readers of ${site} did not find, and what its pages are missing.`,
  days: (days) => `${days} days`,
  period: 'Period',
  language: 'Language',
  contents: 'On this page',
  builtOn: (date) => `The site was built on ${date}.`,
  madeOn: (date) => `Counts up to ${date}, by days in UTC.`,
  noReaders:
    'There are no counts of readers: the site has no database, or it cannot be read at the moment.',
  nothing: 'Nothing to do.',
  ofMore: (listed, total) => `Showing ${listed} of ${total}.`,
  more: (count) => `and ${count} more`,
  details: counted('detail', 'details'),
  asTable: 'As a table',
  day: 'Day',
  week: 'Week from',
  number: 'Number',
  inAll: (count) => `${count} in all`,
  sections: {
    unanswered: {
      title: 'Unanswered questions',
      about: 'Questions for which nothing was found, or whose answer was voted down.',
      count: times,
    },
    searches: {
      title: 'Failed searches',
      about: 'Searches without a result, and searches after which no result was opened.',
      count: times,
    },
    missing: {
      title: 'Missing addresses',
      about: 'Addresses that readers opened, but that have no page.',
      count: times,
    },
    unhelpful: {
      title: 'Unhelpful pages',
      about: 'Pages that readers marked as not helpful.',
      count: times,
    },
    stale: {
      title: 'Stale translations',
      about: 'Translations of sections that have changed since they were translated.',
      count: counted('section', 'sections'),
    },
    options: {
      title: 'Options without a page',
      about: 'Options of the documented packages that have no heading.',
      count: counted('option', 'options'),
    },
    untested: {
      title: 'Untested samples',
      about: 'Code on pages that is not tested.',
      count: counted('block of code', 'blocks of code'),
    },
    heavy: {
      title: 'Heavy pages',
      about:
        'Pages that are at least a quarter larger than the median page of the site: HTML, scripts and styles after compression.',
      count: kilobytes,
    },
  },
  remedies: {
    write:
      'Nothing was found. If a section answers this, add the question to _questions.yaml; if none does, write one, in',
    improve: 'The answer was taken from this page. Make it clearer:',
    keywords:
      'Nothing contains these words. If they refer to a page, add them to its searchKeywords:',
    retitle: 'No result looked right. Use the words of readers in a heading:',
    link: 'A page of the site links to this address. Correct the link:',
    redirect: 'Nothing on the site links to this address. If a page has moved, redirect to it.',
    'redirect-to':
      'Nothing on the site links to this address. If a page has moved, redirect to it. It may be',
    reread: 'Read the page as a newcomer would, together with the comments of readers:',
    translate: 'Translate the changes, then record this with “lectern translated”:',
    document: 'Add a heading for each, with the name of the option:',
    sample: 'Mark the code as a sample, and specify the expected result:',
    split: 'Split the page, or load large parts of it on demand:',
  },
  trends: {
    questions: 'Questions',
    unanswered: 'Without a good answer',
    'no-hit': 'Searches without a result',
    'no-click': 'Searches without a click',
    missing: 'Missing addresses',
    helpful: 'Helpful',
    unhelpful: 'Not helpful',
  },
  signIn: 'Sign in',
  signOut: 'Sign out',
  token: 'Token',
  tokenHelp: 'The value of DOCS_HEALTH_TOKEN on the server.',
  wrongToken: 'This token is not correct.',
  tooMany: (seconds) => `Too many attempts. Please try again in ${seconds} s.`,
};

const zh: HealthTexts = {
  name: '简体中文',
  title: '文档状况',
  lead: (site) => `${site} 的读者没有找到哪些内容，页面还需要哪些改进。`,
  days: (days) => `${days} 天`,
  period: '时间范围',
  language: '语言',
  contents: '本页内容',
  builtOn: (date) => `站点构建于 ${date}。`,
  madeOn: (date) => `统计截至 ${date}，按 UTC 日期计算。`,
  noReaders: '没有来自读者的数据，因为站点没有数据库，或者数据库暂时无法读取。',
  nothing: '没有需要处理的内容。',
  ofMore: (listed, total) => `共 ${total} 项，列出前 ${listed} 项。`,
  more: (count) => `还有 ${count} 项`,
  details: (count) => `${count} 条详情`,
  asTable: '以表格查看',
  day: '日期',
  week: '起始日期（周）',
  number: '次数',
  inAll: (count) => `共 ${count} 次`,
  sections: {
    unanswered: {
      title: '没有答案的问题',
      about: '没有找到内容，或者读者认为回答没有用的问题。',
      count: (count) => `${count} 次`,
    },
    searches: {
      title: '失败的搜索',
      about: '没有结果的搜索，以及有结果、但读者没有打开任何一条的搜索。',
      count: (count) => `${count} 次`,
    },
    missing: {
      title: '不存在的地址',
      about: '读者打开过、但没有对应页面的地址。',
      count: (count) => `${count} 次`,
    },
    unhelpful: {
      title: '没有帮助的页面',
      about: '读者认为没有帮助的页面。',
      count: (count) => `${count} 次`,
    },
    stale: {
      title: '过期的译文',
      about: '翻译之后，原文的一些小节又有改动。',
      count: (count) => `${count} 个小节`,
    },
    options: {
      title: '没有文档的选项',
      about: '包里有这些选项，但文档里没有对应的标题。',
      count: (count) => `${count} 个选项`,
    },
    untested: {
      title: '未经测试的示例',
      about: '页面里没有经过测试的代码。',
      count: (count) => `${count} 个代码块`,
    },
    heavy: {
      title: '过大的页面',
      about: '这些页面的 HTML、脚本和样式压缩之后，比全站页面大小的中位数至少大四分之一。',
      count: kilobytes,
    },
  },
  remedies: {
    write:
      '没有找到答案。如果已有小节可以回答，请把问题写进 _questions.yaml；否则请新写一个页面，或者在某个页面里补充一个小节：',
    improve: '回答取自这个页面，请写得更清楚：',
    keywords: '所有页面里都没有这些词。如果它们指的是某个页面，请加到该页面的 searchKeywords 里：',
    retitle: '读者没有看出哪条结果合适。请在标题里写出读者要找的内容：',
    link: '站内有页面链接到这里，请改正链接：',
    redirect: '站内没有页面链接到这里。如果页面移动过，请添加重定向。',
    'redirect-to': '站内没有页面链接到这里。如果页面移动过，请添加重定向，目标可能是：',
    reread: '请对照读者的意见，以新手的眼光重读这个页面：',
    translate: '请翻译改动的小节，再用 lectern translated 记录：',
    document: '请为每个选项写一个同名的标题：',
    sample: '请把代码标为示例，并写明预期的结果：',
    split: '请拆分页面，或按需加载其中较大的部分：',
  },
  trends: {
    questions: '提问',
    unanswered: '回答不理想',
    'no-hit': '没有结果的搜索',
    'no-click': '没有点击的搜索',
    missing: '不存在的地址',
    helpful: '有帮助',
    unhelpful: '没有帮助',
  },
  signIn: '登录',
  signOut: '退出',
  token: '令牌',
  tokenHelp: '服务器上 DOCS_HEALTH_TOKEN 的值。',
  wrongToken: '这不是服务器的令牌。',
  tooMany: (seconds) => `尝试次数过多，请在 ${seconds} 秒后再试。`,
};

export const pageTexts: Readonly<Record<PageLang, HealthTexts>> = { en, zh };

/** Returns the language of the page for a language of the site or browser. Falls back to English. */
export const pageLang = (lang: string): PageLang =>
  lang.toLowerCase().startsWith('zh') ? 'zh' : 'en';
