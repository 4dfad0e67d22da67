import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  AskFailure,
  type AskFailureKind,
} from '../../../plugins/retrieval/docsearch/runtime/askFailure';
import { searchTexts } from './dialogTexts';
import { failureText, voteFailureText } from './failureText';
import { searchStrings } from './searchStrings';

const LANGUAGES = ['en', 'zh'] as const;

const KINDS: AskFailureKind[] = [
  'unreachable',
  'interrupted',
  'unreadable',
  'unavailable',
  'busy',
  'session',
  'refused',
];

/** Error messages of browsers, DocSearch and proxies. */
const RAW = [
  new TypeError('Failed to fetch'),
  new TypeError('NetworkError when attempting to fetch resource.'),
  new TypeError('Load failed'),
  new TypeError('The network connection was lost.'),
  new TypeError("Cannot read properties of undefined (reading 'x')"),
  new SyntaxError('Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON'),
  new SyntaxError('Unexpected token \'T\', "The server"... is not valid JSON'),
  Object.assign(new Error('Type validation failed: Value: {"type":"x"}.'), {
    name: 'AI_TypeValidationError',
  }),
  new Error('<html><head><title>502 Bad Gateway</title></head></html>'),
  new Error('{"error":"rate_limited"}'),
  new Error('upstream connect error or disconnect/reset before headers'),
  new Error(''),
  new DOMException('The quota has been exceeded.', 'QuotaExceededError'),
];

/** Returns whether a text is one of the theme's in this language. */
function isOurs(text: string, lang: 'en' | 'zh'): boolean {
  return Object.values(searchStrings).some((texts) => texts[lang] === text);
}

for (const lang of LANGUAGES) {
  const text = searchTexts(lang);

  test(`[DATA-4] no raw exception is shown, in ${lang}`, () => {
    for (const error of [...RAW, ...KINDS.map((kind) => new AskFailure(kind))]) {
      expect(isOurs(failureText(error, text), lang), String(error)).toBe(true);
      expect(isOurs(voteFailureText(error, text), lang), String(error)).toBe(true);
    }
  });

  test(`[DATA-4] for any failure, the message is one line without markup, in ${lang}`, () => {
    const names = fc.constantFrom('Error', 'TypeError', 'SyntaxError', 'AI_X', 'DOMException');
    const property = fc.property(names, fc.string({ unit: 'grapheme' }), (name, message) => {
      const error = Object.assign(new Error(message), { name });
      for (const said of [failureText(error, text), voteFailureText(error, text)]) {
        expect(said).toMatch(/^[^<>\n]+$/);
        expect(said.length).toBeLessThanOrEqual(320);
      }
    });
    fc.assert(property);
  });
}

const zh = searchTexts('zh');

test('[AI-6] messages of the server for readers are shown verbatim', () => {
  const said = '提问过于频繁，请在 9 秒后再试。';
  expect(failureText(new Error(said), zh)).toBe(said);
  expect(voteFailureText(new Error(said), zh)).toBe(said);
});

test('[AI-6] messages in another language follow a sentence in the language of the reader', () => {
  const said = new Error('The model is overloaded.');
  expect(failureText(said, zh)).toBe('服务器返回：The model is overloaded.');
  expect(voteFailureText(said, zh)).toBe('服务器返回：The model is overloaded.');
  expect(failureText(said, searchTexts('en'))).toBe('The model is overloaded.');
  expect(failureText(new Error('模型过载。'), searchTexts('en'))).toBe(
    'The server responded: 模型过载。',
  );
});

test('[AI-4] a failed vote shows a failure, or that the server cannot be reached', () => {
  expect(voteFailureText(new Error('Failed, try again later.'), zh)).toBe('提交失败，请稍后再试。');
  expect(voteFailureText(new AskFailure('unavailable'), zh)).toBe('提交失败，请稍后再试。');
  expect(voteFailureText(new AskFailure('unreachable'), zh)).toBe(
    '无法连接服务器，请检查网络后重试。',
  );
  expect(voteFailureText(new Error(''), zh)).toBe('出错了');
});

test('[AI-7] a missing assistant is reported in the language of the page', () => {
  const missing = new Error('Ask AI assistant ID is required');
  expect(failureText(missing, searchTexts('en'))).toBe('Ask AI assistant ID is required');
  expect(failureText(missing, zh)).toContain('助手 ID');
});
