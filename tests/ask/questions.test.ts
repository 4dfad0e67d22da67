import { expect, test } from 'vitest';
import { readOtherQuestions } from '../../bench/ask/otherQuestions';
import { qualityOf } from '../../bench/ask/quality';
import { readQuestions } from '../../bench/ask/questions';

const questions = readQuestions('tests/ask/questions.json');
const count = (lang: string, kinds: readonly string[]) =>
  questions.filter((question) => question.lang === lang && kinds.includes(question.kind)).length;

test('there are enough questions of every kind, in both languages', () => {
  const kinds = ['how', 'what', 'why', 'option'];
  expect(count('en', kinds)).toBeGreaterThanOrEqual(60);
  expect(count('zh', kinds)).toBeGreaterThanOrEqual(40);
  expect(count('en', ['nothing']) + count('zh', ['nothing'])).toBe(20);
  for (const kind of kinds) {
    expect(count('en', [kind]), kind).toBeGreaterThan(4);
    expect(count('zh', [kind]), kind).toBeGreaterThan(4);
  }
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
});

test('a right section counts where it stands', () => {
  const of = (links: string[]) => ({
    lang: 'en' as const,
    kind: 'how' as const,
    question: 'q',
    sections: ['/a', '/b'],
    links,
  });
  expect(qualityOf([of(['/b']), of(['/x', '/y', '/a']), of(['/x']), of([])])).toEqual({
    questions: 4,
    first: 0.25,
    firstThree: 0.5,
  });
});

test('[ANS-5] there are enough questions about something else, in both languages, half of them held out', () => {
  const others = readOtherQuestions('tests/ask/other.json');
  const known = new Set(questions.map(({ question }) => question));
  expect(others.filter(({ question }) => known.has(question))).toEqual([]);
  for (const lang of ['en', 'zh']) {
    const own = others.filter((other) => other.lang === lang);
    expect(own.filter(({ isHeldOut }) => isHeldOut).length).toBeGreaterThanOrEqual(20);
    expect(own.filter(({ isHeldOut }) => !isHeldOut).length).toBeGreaterThanOrEqual(20);
  }
});
