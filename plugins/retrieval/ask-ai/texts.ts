import { ar } from './languages/ar';
import type { AskTexts } from './languages/askTexts';
import { de } from './languages/de';
import { es } from './languages/es';
import { fr } from './languages/fr';
import { ja } from './languages/ja';
import { ko } from './languages/ko';
import { ptBR } from './languages/pt-BR';
import { ru } from './languages/ru';

const en: AskTexts = {
  quoted:
    'These passages are quoted word for word from the docs: no language model is configured, so none of this was written by AI.',
  quotedForFailedModel:
    'The language model did not answer: the passages below are quoted word for word from the docs.',
  quotedForSlowModel:
    'The language model took too long to start: the passages below are quoted word for word from the docs.',
  quotedForBusyModel:
    'The language model is busy at the moment: the passages below are quoted word for word from the docs.',
  nothingFound: (link) => `Nothing was found in the docs for this question. ${link}`,
  keywordSearch: 'Search by keywords instead',
  noSource: '(no source in the docs)',
  notFound: (names) => `(not found in the docs: ${names})`,
  notInDocs: 'The docs do not answer this question.',
  tooLongQuestion: (limit) => `The question is longer than ${limit} characters. Please shorten it.`,
  tooManyMessages: (limit) =>
    `A conversation can have at most ${limit} messages. Please start a new one.`,
  tooLargeBody: (kilobytes) =>
    `The conversation is larger than ${kilobytes} kB. Please start a new one.`,
  tooManyRequests: (seconds) => `Too many questions. Please ask again in ${seconds} s.`,
  tooManyStreams: 'Too many answers are in progress. Please wait until one is complete.',
  serverBusy: 'Too many readers are asking questions at the moment. Please try again shortly.',
  badRequest: 'The request could not be read.',
  noQuestion: 'The request contains no question.',
  badToken: 'The session has expired. Please reload the page and ask again.',
  wrongMethod: 'This address accepts only POST.',
  wrongType: 'The request must be JSON.',
  noSuchMessage: 'The answer that the vote refers to is unknown.',
  opinionNotKept: 'Your answer could not be stored. Please try again later.',
  notKept: 'The vote could not be stored. Please try again later.',
  tookTooLong: 'The answer took too long and was stopped.',
  answerCut: 'The language model stopped before its answer was complete. Please ask again.',
  searchFailed: 'The search failed. Please try again later.',
  notAvailable: 'Questions cannot be answered at the moment. Please try again later.',
};

const zh: AskTexts = {
  quoted: '以下段落逐字引自文档：本站没有配置语言模型，内容都不是 AI 生成的。',
  quotedForFailedModel: '语言模型没有回应：以下段落逐字引自文档。',
  quotedForSlowModel: '语言模型迟迟没有开始回答：以下段落逐字引自文档。',
  quotedForBusyModel: '语言模型正忙：以下段落逐字引自文档。',
  nothingFound: (link) => `文档中没有找到与这个问题相关的内容。${link}`,
  keywordSearch: '改用关键词搜索',
  noSource: '（文档中无出处）',
  notFound: (names) => `（文档中没有：${names}）`,
  notInDocs: '文档没有回答这个问题。',
  tooLongQuestion: (limit) => `问题超过了 ${limit} 个字符，请缩短。`,
  tooManyMessages: (limit) => `一次对话最多 ${limit} 条消息，请开始新的对话。`,
  tooLargeBody: (kilobytes) => `对话内容超过了 ${kilobytes} kB，请开始新的对话。`,
  tooManyRequests: (seconds) => `提问过于频繁，请在 ${seconds} 秒后再试。`,
  tooManyStreams: '正在生成的回答过多，请等其中一个结束。',
  serverBusy: '当前提问的读者过多，请稍后再试。',
  badRequest: '无法读取请求。',
  noQuestion: '请求中没有问题。',
  badToken: '会话已过期，请刷新页面后再问。',
  wrongMethod: '此地址只接受 POST 请求。',
  wrongType: '请求必须是 JSON。',
  noSuchMessage: '找不到这次评价所针对的回答。',
  opinionNotKept: '你的反馈未能保存，请稍后再试。',
  notKept: '评价未能保存，请稍后再试。',
  tookTooLong: '回答用时过长，已终止。',
  answerCut: '语言模型没有写完回答就停止了，请重新提问。',
  searchFailed: '搜索失败，请稍后再试。',
  notAvailable: '暂时无法回答问题，请稍后再试。',
};

/** The texts by language code, without the region. */
export const ASK_LANGUAGES: Readonly<Record<string, AskTexts>> = {
  ar,
  de,
  en,
  es,
  fr,
  ja,
  ko,
  pt: ptBR,
  ru,
  zh,
};

/** Returns the texts of a language, or the English ones if there are none. */
export function textsFor(lang: string): AskTexts {
  const [tongue = ''] = lang.toLowerCase().split('-');
  return ASK_LANGUAGES[tongue] ?? en;
}
