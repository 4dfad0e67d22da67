import type { Strings } from '../../strings';

/** The texts of the dialog, in a separate file so that they are loaded with it. */
export const searchStrings = {
  search: { en: 'Search', zh: '搜索' },
  placeholder: { en: 'Search the docs', zh: '搜索文档' },
  placeholderWithAsk: { en: 'Search the docs or ask a question', zh: '搜索文档，或提出问题' },
  notSetUp: {
    en: 'The search of this site is not set up: {{message}}',
    zh: '本站的搜索尚未配置好：{{message}}',
  },
  crashed: {
    en: 'The search stopped because of an error. Please open it again.',
    zh: '搜索因错误而中止，请重新打开。',
  },
  clear: { en: 'Clear', zh: '清除' },
  clearQuery: { en: 'Clear the query', zh: '清除输入内容' },
  close: { en: 'Close', zh: '关闭' },

  searchIn: { en: 'Search in', zh: '搜索范围' },
  thisVersion: { en: 'This version', zh: '当前版本' },
  allVersions: { en: 'All versions', zh: '全部版本' },
  resultCount: {
    en: { one: '{{count}} result', other: '{{count}} results' },
    zh: '{{count}} 条结果',
  },
  resultsFor: {
    en: { one: '{{count}} result for {{query}}', other: '{{count}} results for {{query}}' },
    zh: '“{{query}}”有 {{count}} 条结果',
  },
  noResultsFor: { en: 'No results for {{query}}', zh: '“{{query}}”没有结果' },

  recent: { en: 'Recent searches', zh: '最近搜索' },
  noRecent: { en: 'No recent searches', zh: '暂无最近搜索' },
  saveRecent: { en: 'Save this search', zh: '收藏此搜索' },
  removeRecent: { en: 'Remove this search from history', zh: '从历史记录中移除' },
  favorite: { en: 'Favorite searches', zh: '收藏的搜索' },
  removeFavorite: { en: 'Remove this search from favorites', zh: '从收藏中移除' },
  conversations: { en: 'Recent conversations', zh: '最近对话' },
  removeConversation: {
    en: 'Remove this conversation from history',
    zh: '从历史记录中移除此对话',
  },

  noResults: { en: 'No results found for', zh: '没有找到相关结果：' },
  suggestions: { en: 'Suggestions', zh: '搜索建议' },
  trySearching: { en: 'Try searching for', zh: '试试搜索' },
  missingResults: { en: 'Believe this query should return results?', zh: '认为应该有结果？' },
  report: { en: 'Let us know.', zh: '请告诉我们。' },
  unableToFetch: { en: 'Unable to fetch results', zh: '无法获取搜索结果' },
  checkConnection: {
    en: 'You might want to check your network connection.',
    zh: '请检查你的网络连接。',
  },
  searchSlow: {
    en: 'The search is taking too long. The connection is slow, or the server does not respond.',
    zh: '搜索用时过长，可能是网络较慢，或服务器没有响应。',
  },
  searchOutdated: {
    en: 'The site has been updated since you opened this page. Reload it to search.',
    zh: '你打开本页后网站已有更新，请重新加载页面后再搜索。',
  },
  searchFailed: {
    en: 'The server did not send the data that the search needs. Please try again later.',
    zh: '服务器没有返回搜索所需的内容，请稍后再试。',
  },
  tryAgain: { en: 'Try again', zh: '重试' },
  reload: { en: 'Reload', zh: '重新加载' },

  select: { en: 'Select', zh: '选择' },
  submitQuestion: { en: 'Submit question', zh: '提交问题' },
  enterKey: { en: 'Enter key', zh: '回车键' },
  navigate: { en: 'Navigate', zh: '切换' },
  arrowUp: { en: 'Arrow up', zh: '向上键' },
  arrowDown: { en: 'Arrow down', zh: '向下键' },
  escapeKey: { en: 'Escape key', zh: 'Esc 键' },
  backToSearch: { en: 'Back to search', zh: '返回搜索' },
  poweredBy: { en: 'Powered by', zh: '搜索服务：' },

  askAi: { en: 'Ask AI: ', zh: '询问 AI：' },
  askAiInstead: {
    en: "Didn't find it in the docs? Ask AI to help: ",
    zh: '文档中没有找到？问问 AI：',
  },
  askAnother: { en: 'Ask another question...', zh: '继续提问…' },
  answering: { en: 'Answering...', zh: '正在回答…' },
  backToKeywords: { en: 'Back to keyword search', zh: '返回关键词搜索' },
  askQuestion: { en: 'Ask a question', zh: '提出问题' },
  conversationHistory: { en: 'Conversation history', zh: '对话记录' },
  myConversations: { en: 'My conversation history', zh: '我的对话记录' },
  conversationMenu: { en: 'Conversations', zh: '对话菜单' },
  newConversation: { en: 'Start a new conversation', zh: '开始新对话' },
  conversationLimit: { en: 'Conversation limit reached', zh: '对话已达到上限' },
  toContinue: { en: 'to continue.', zh: '后即可继续。' },
  howCanIHelp: { en: 'How can I help you today?', zh: '有什么可以帮你？' },
  howAsked: {
    en: 'Ask about the documentation. The answer is based on its pages and links to them.',
    zh: '就文档提问：回答来自文档页面，并附上链接。',
  },
  quotesDisclaimer: {
    en: 'Answers are passages quoted from the documentation.',
    zh: '回答摘录自文档原文。',
  },
  modelDisclaimer: {
    en: 'Answers are generated with AI, which can make mistakes. Verify responses.',
    zh: '回答由 AI 生成，可能有误，请自行核实。',
  },
  sources: { en: 'Related sources', zh: '相关来源' },
  thinking: { en: 'Thinking...', zh: '思考中…' },
  reasoning: { en: 'Reasoning...', zh: '推理中…' },
  searching: { en: 'Searching...', zh: '搜索中…' },
  searchedFor: { en: 'Searched for', zh: '已搜索' },
  found: {
    en: { one: 'found {{count}} result', other: 'found {{count}} results' },
    zh: '找到 {{count}} 条结果',
  },
  /** The quotation marks around a query. The ellipsis stands for the query. */
  quotes: { en: '"…"', zh: '“…”' },
  copy: { en: 'Copy', zh: '复制' },
  copied: { en: 'Copied!', zh: '已复制' },
  like: { en: 'Like', zh: '有用' },
  dislike: { en: 'Dislike', zh: '没用' },
  thanks: { en: 'Thanks for your feedback!', zh: '感谢你的反馈！' },
  voteFailed: { en: 'Failed, try again later.', zh: '提交失败，请稍后再试。' },
  voteError: { en: 'An error occurred', zh: '出错了' },
  stop: { en: 'Stop answering', zh: '停止回答' },
  stopped: { en: 'You stopped this response', zh: '你已停止此回答' },
  unanswered: { en: 'This question was not answered', zh: '这个问题没有得到回答' },
  chatError: { en: 'Chat error', zh: '对话出错' },
  connectionFailed: {
    en: 'The server cannot be reached. Check your connection and try again.',
    zh: '无法连接服务器，请检查网络后重试。',
  },
  answerInterrupted: {
    en: 'The connection was lost before the answer was complete. Ask again.',
    zh: '连接中断，回答不完整，请重新提问。',
  },
  answerUnreadable: {
    en: 'The answer of the server could not be read. Please try again later.',
    zh: '无法读取服务器的回答，请稍后再试。',
  },
  serverSays: { en: 'The server responded: {{message}}', zh: '服务器返回：{{message}}' },
  serverUnavailable: {
    en: 'The server is not available at the moment. Please try again later.',
    zh: '服务器暂时不可用，请稍后再试。',
  },
  tooManyQuestions: {
    en: 'Too many questions. Please try again in a minute.',
    zh: '提问过于频繁，请一分钟后再试。',
  },
  sessionFailed: {
    en: 'The server did not accept the session. Please try again later.',
    zh: '服务器未接受本次会话，请稍后再试。',
  },
  assistantMissing: {
    en: 'Ask AI assistant ID is required',
    zh: '缺少 Ask AI 的助手 ID（assistantId）。',
  },
  pageFailed: {
    en: 'Something went wrong on this page. Please try again.',
    zh: '页面出了点问题，请重试。',
  },
} satisfies Strings;

/** A key of the dialog's texts. */
export type SearchStringKey = keyof typeof searchStrings;
