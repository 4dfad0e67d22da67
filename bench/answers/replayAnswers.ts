import { textsFor } from '../../plugins/retrieval/ask-ai/texts.ts';
import { AskServer } from '../ask/askServer.ts';
import type { RetrievalCase } from '../retrieval/cases.ts';
import { type JudgedAnswer, judgeAnswer } from './judgeAnswer.ts';
import { type ModelServer, replayServer } from './modelServers.ts';
import type { Replies } from './replies.ts';

/** An answer of the current version, based on a recorded reply. */
export interface ReplayedAnswer {
  asked: RetrievalCase;
  text: string;
  judged: JudgedAnswer;
  /** The tool results, in order. */
  toolResults: readonly string[];
}

/** Starts a built site whose answers come from a model. */
export function startWithModel(
  site: string,
  port: number,
  { url }: ModelServer,
  model: string,
): Promise<AskServer> {
  return AskServer.start(site, port, { ASK_AI_MODEL_URL: url, ASK_AI_MODEL: model });
}

/**
 * Asks the recorded questions of the given halves and languages, and evaluates the answers.
 *
 * @returns the answers, and the questions that reach the model but have no recorded reply
 */
export async function replayAnswers(
  site: string,
  port: number,
  cases: readonly RetrievalCase[],
  { model, replies }: Replies,
): Promise<{ answers: ReplayedAnswer[]; missing: string[] }> {
  const stepsOf = new Map(replies.map(({ question, steps }) => [question, steps]));
  const groupOf = ({ lang, isHeldOut }: RetrievalCase) => `${lang} ${isHeldOut}`;
  const recorded = new Set(cases.filter(({ question }) => stepsOf.has(question)).map(groupOf));
  const answers: ReplayedAnswer[] = [];
  const missing: string[] = [];
  const toolResultsOf = new Map<string, readonly string[]>();
  const server = await replayServer(replies, (question, toolResults) =>
    toolResultsOf.set(question, toolResults),
  );
  const ask = await startWithModel(site, port, server, model);
  try {
    for (const asked of cases.filter((each) => recorded.has(groupOf(each)))) {
      const { text } = await ask.ask(asked.question, asked.lang);
      if (text.includes(textsFor(asked.lang).quotedForFailedModel)) missing.push(asked.question);
      const texts = stepsOf.get(asked.question)?.map((step) => step.text) ?? [];
      const toolResults = toolResultsOf.get(asked.question) ?? [];
      answers.push({
        asked,
        text,
        judged: judgeAnswer(asked, text, texts.join('\n')),
        toolResults,
      });
    }
  } finally {
    ask.stop();
    await server.close();
  }
  return { answers, missing };
}
