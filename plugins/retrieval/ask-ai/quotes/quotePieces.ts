import type { MarkedToken, Tokens } from 'marked';
import { readBlocks } from '../model/answerGrammar';
import { sentencesOf } from './sentences';

/** A part of a unit that can be quoted by itself. */
export interface QuotePiece {
  markdown: string;
  /** What it loses against a whole unit that says as much. */
  cost: number;
  /** Whether it only lists facts, such as type and default. */
  isFacts: boolean;
  /** Whether it is the start of its unit. */
  isStart: boolean;
  /** Whether it is a list or table, which a paragraph may announce. */
  isBlock: boolean;
}

/** How much a term says. */
export type ScoreOf = (text: string) => number;

/** A paragraph is whole up to so many characters; of a longer one sentences are quoted that stand beside each other. */
const MAX_PARAGRAPH = 600;
const MAX_SENTENCES = 4;
/** Each sentence beside the best one costs so much of what it adds. */
const SENTENCE_COST = 0.06;
/** Lists and tables are whole up to so many items or rows, and characters. */
const MAX_LINES = 10;
const MAX_BLOCK = 900;
/** Of longer ones so many items or rows are quoted at most. */
const MAX_CHOSEN = 6;
/** `- **Type:** string` */
const FACT = /^- \*\*[^*]{1,24}[:：]\*\*/;
/** A sentence in bold at the start is the title of what follows. */
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

/** All lines if they are few, else those that say most, in their order. */
function fittingLines(lines: readonly string[], scoreOf: ScoreOf): string[] {
  const isShort = lines.length <= MAX_LINES && lines.join('\n').length <= MAX_BLOCK;
  if (isShort) return [...lines];
  const scored = lines.map((line, at) => ({ at, line, score: scoreOf(line) }));
  const best = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  const kept = (best.length > 0 ? best : scored).slice(0, MAX_CHOSEN);
  return kept.sort((a, b) => a.at - b.at).map(({ line }) => line);
}

/** The items of a list that fit, each whole. */
function listPiece(list: Tokens.List, scoreOf: ScoreOf): QuotePiece {
  const items = list.items.map(({ raw }) => raw.trimEnd());
  const markdown = fittingLines(items, scoreOf).join('\n');
  const isFacts = items.every((item) => FACT.test(item));
  return { markdown, cost: 0, isFacts, isStart: true, isBlock: true };
}

/** The rows of a table that fit, below its head. */
function tablePiece(table: Tokens.Table, scoreOf: ScoreOf): QuotePiece {
  const [head = '', rule = '', ...rows] = table.raw.trimEnd().split('\n');
  const markdown = [head, rule, ...fittingLines(rows, scoreOf)].join('\n');
  return { markdown, cost: 0, isFacts: false, isStart: true, isBlock: true };
}

/** What of a paragraph, list or table may be quoted: every piece is complete in itself. */
export function quotePieces(unit: string, scoreOf: ScoreOf): QuotePiece[] {
  const [token] = readBlocks(unit) as (MarkedToken | undefined)[];
  if (token?.type === 'list') return [listPiece(token, scoreOf)];
  if (token?.type === 'table') return [tablePiece(token, scoreOf)];
  return paragraphPieces(unit);
}
