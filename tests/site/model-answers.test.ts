import { expect, test } from 'vitest';
import { replayAnswers } from '../../bench/answers/replayAnswers';
import { readReplies } from '../../bench/answers/replies';
import { readToolCases } from '../../bench/answers/toolCases';
import { readNothingCases, readQuestionCases } from '../../bench/retrieval/cases';
import { SITES } from '../support/sites';

const PORT = 4359;

test('[ANS-1] [ANS-5] answers made of recorded replies to unseen questions lead to the right section, keep their links, and say nothing about something else', async () => {
  const cases = [...readQuestionCases(), ...readNothingCases()].filter((each) => each.isHeldOut);
  const recorded = readReplies('bench/answers/replies.json');
  const { answers } = await replayAnswers(SITES.docs.folder, PORT, cases, recorded);
  const about = answers.filter(({ asked }) => asked.sections.length > 0);
  const right = about.filter(({ judged }) => judged.citesRight);
  // 63 of 70 when the replies were recorded.
  expect(right.length / about.length).toBeGreaterThan(0.85);
  const refused = about.filter(({ judged }) => judged.isRefused);
  expect(refused.length / about.length).toBeLessThanOrEqual(0.03);
  const given = about.filter(({ judged }) => !judged.isRefused);
  expect(given.filter(({ judged }) => judged.lostLinks > 0)).toEqual([]);
  const nothing = answers.filter(({ asked }) => asked.sections.length === 0);
  const answered = nothing.filter(({ judged }) => !judged.isRefused);
  expect(answered.map(({ asked }) => asked.question)).toEqual([]);
  expect(nothing).toHaveLength(48);
}, 120_000);

test('[ANS-4] [ANS-5] recorded calls of tools still tell what the answers made of them say', async () => {
  const cases = readToolCases();
  const recorded = readReplies('bench/answers/toolReplies.json');
  const { answers, missing } = await replayAnswers(SITES.docs.folder, PORT, cases, recorded);
  expect(missing).toEqual([]);
  expect(answers).toHaveLength(14);
  for (const { asked, text, judged, toolResults: told } of answers) {
    const says = cases.find(({ question }) => question === asked.question)?.says ?? [];
    for (const said of says) expect(told.join('\n'), asked.question).toContain(said);
    expect(judged, `${asked.question}\n${text}`).toMatchObject({
      citesRight: true,
      withoutSource: 0,
      doubted: 0,
      lostLinks: 0,
    });
  }
}, 60_000);
