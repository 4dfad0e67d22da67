import type { MarkedToken, Tokens } from 'marked';
import { readBlocks } from '../model/answerGrammar';
import { sentencesOf } from './sentences';

/** A part of a unit that can be quoted on its own. */
export interface QuotePiece {
  markdown: string;
  /** The penalty compared with a whole unit of the same score. */
  cost: number;
  /** Whether it only lists facts, such as type and default. */
  isFacts: boolean;
  /** Whether it is at the start of its unit. */
  isStart: boolean;
  /** Whether it is a list or table, which a paragraph may introduce. */
  isBlock: boolean;
}

/** Scores how well a text matches the terms of a question. */
export type ScoreOf = (text: string) => number;

/** The maximum length of a whole paragraph, in characters. From longer ones, consecutive sentences are quoted. */
const MAX_PARAGRAPH = 600;
const MAX_SENTENCES = 4;
/** The penalty for each additional sentence. */
const SENTENCE_COST = 0.06;
/** The maximum number of items or rows, and of characters, of a whole list or table. */
const MAX_LINES = 10;
const MAX_BLOCK = 900;
/** The maximum number of quoted items or rows of longer ones. */
const MAX_CHOSEN = 6;
/** `- **Type:** string` */
const FACT = /^- \*\*[^*]{1,24}[:：]\*\*/;
/** A sentence in bold at the start is a title. */
const BOLD = /^\*\*.*\*\*\W*$/s;

function paragraphPieces(text: string): QuotePiece[] {
  const piece = { isFacts: false, isBlock: false };
  if (text.length <= MAX_PARAGRAPH) return [{ ...piece, markdown: text, cost: 0, isStart: true }];
  const sentences = sentencesOf(text);
  const isTitled = BOLD.test(sentences[0]?.trim() ?? '');
  return sentences.flatMap((_, from) => {
    const pieces: QuotePiece[] = [];
    const fewest = from === 0 && isTitled && sentences.length > 1 ? 2 : 1;
    for (let count = fewest; count <= MAX_SENTENCES; count += 1) {
      if (from + count > sentences.length) break;
      const markdown = sentences
        .slice(from, from + count)
        .join('')
        .trim();
      if (count > fewest && markdown.length > MAX_PARAGRAPH) break;
      pieces.push({ ...piece, markdown, cost: SENTENCE_COST * (count - 1), isStart: from === 0 });
    }
    return pieces;
  });
}

/** Returns all lines if they are few, or else the best matching ones, in their original order. */
function fittingLines(lines: readonly string[], scoreOf: ScoreOf): string[] {
  const isShort = lines.length <= MAX_LINES && lines.join('\n').length <= MAX_BLOCK;
  if (isShort) return [...lines];
  const scored = lines.map((line, at) => ({ at, line, score: scoreOf(line) }));
  const best = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  const kept = (best.length > 0 ? best : scored).slice(0, MAX_CHOSEN);
  return kept.sort((a, b) => a.at - b.at).map(({ line }) => line);
}

/** Returns the items of a list that fit. */
function listPiece(list: Tokens.List, scoreOf: ScoreOf): QuotePiece {
  const items = list.items.map(({ raw }) => raw.trimEnd());
  const markdown = fittingLines(items, scoreOf).join('\n');
  const isFacts = items.every((item) => FACT.test(item));
  return { markdown, cost: 0, isFacts, isStart: true, isBlock: true };
}

/** Returns the rows of a table that fit, below its header. */
function tablePiece(table: Tokens.Table, scoreOf: ScoreOf): QuotePiece {
  const [head = '', rule = '', ...rows] = table.raw.trimEnd().split('\n');
  const markdown = [head, rule, ...fittingLines(rows, scoreOf)].join('\n');
  return { markdown, cost: 0, isFacts: false, isStart: true, isBlock: true };
}

/** Returns the quotable pieces of a paragraph, list or table. Each piece is complete on its own. */
export function quotePieces(unit: string, scoreOf: ScoreOf): QuotePiece[] {
  const [token] = readBlocks(unit) as (MarkedToken | undefined)[];
  if (token?.type === 'list') return [listPiece(token, scoreOf)];
  if (token?.type === 'table') return [tablePiece(token, scoreOf)];
  return paragraphPieces(unit);
}
