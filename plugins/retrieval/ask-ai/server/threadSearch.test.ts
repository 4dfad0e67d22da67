import { expect, test } from 'vitest';
import { createAskSearch } from '../askSearch';
import { chooseSections } from '../quotes/chooseSections';
import { passagesOf } from '../quotes/quoteAnswer';
import { TEST_RECORDS, testSearchSource } from '../testing/testDocs';
import { answerFiles, SECTIONS_FILE, TERMS_FILE } from './answerFiles';
import { askCalls } from './askCalls';
import { threadSearch } from './threadSearch';

const QUESTIONS = [
  'How do I forward requests to a backend?',
  '怎么把请求转发到后端？',
  'What does devServer.proxy do',
  'What is the capital of France?',
];
const written = answerFiles(TEST_RECORDS);
const bytesOf = (name: string) => new TextEncoder().encode(written[name]);
const source = testSearchSource();
const calls = askCalls(source.engine, {
  files: { sections: bytesOf(SECTIONS_FILE), terms: bytesOf(TERMS_FILE) },
});

test.each(QUESTIONS)(
  '[AI-8] "%s" is answered from another thread with the same passages',
  async (question) => {
    const { signal } = new AbortController();
    const scope = { lang: question.startsWith('怎') ? 'zh' : 'en', version: 'v2' };
    const inThread = threadSearch({
      // Threads only receive values that can be cloned.
      call: async (_name, argument) =>
        structuredClone(await calls.ask(argument as never, signal)) as never,
    });
    const quoted = async (search: typeof inThread) => {
      const { hits, ranked, vocabulary } = await search(question, scope, signal);
      const passages = passagesOf(question, chooseSections(ranked), vocabulary);
      return { ids: hits.map(({ objectID }) => objectID), passages };
    };
    expect(await quoted(inThread)).toEqual(await quoted(createAskSearch(source)));
  },
);
