import type { MarkedToken, Tokens } from 'marked';
import { readBlocks } from '../model/answerGrammar';
import { sentencesOf } from './sentences';

/** A part of a unit that can be quoted by itself. */
export interface QuotePiece {
  markdown: string;
  /** Of so many pieces that stand beside each other; one is best. */
  parts: number;
  /** Whether it only lists facts, such as type and default. */
  isFacts: boolean;
  /** Whether it is the start of its unit. */
  isStart: boolean;
}

/** How much a term says. */
export type ScoreOf = (text: string) => number;

/** A quote is at most so long; a single sentence, item or row may be longer. */
const MAX_LENGTH = 420;
const MAX_SENTENCES = 3;
const MAX_LINES = 6;
/** `- **Type:** string` */
const FACT = /^- \*\*[^*]{1,24}[:：]\*\*/;

function paragraphPieces(text: string): QuotePiece[] {
  const sentences = sentencesOf(text);
  return sentences.flatMap((_, from) => {
    const pieces: QuotePiece[] = [];
    for (let count = 1; count <= MAX_SENTENCES && from + count <= sentences.length; count += 1) {
      const markdown = sentences
        .slice(from, from + count)
        .join('')
        .trim();
      if (count > 1 && markdown.length > MAX_LENGTH) break;
      pieces.push({ markdown, parts: count, isFacts: false, isStart: from === 0 });
    }
    return pieces;
  });
}

/** All lines if they are few, else those that say most, in their order. */
function fittingLines(lines: readonly string[], scoreOf: ScoreOf): string[] {
  const isShort = lines.length <= MAX_LINES && lines.join('\n').length <= MAX_LENGTH;
  if (isShort) return [...lines];
  const scored = lines.map((line, at) => ({ at, line, score: scoreOf(line) }));
  const best = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  const kept = (best.length > 0 ? best : scored).slice(0, MAX_LINES);
  return kept.sort((a, b) => a.at - b.at).map(({ line }) => line);
}

/** The items of a list that fit, each whole. */
function listPiece(list: Tokens.List, scoreOf: ScoreOf): QuotePiece {
  const items = list.items.map(({ raw }) => raw.trimEnd());
  const kept = fittingLines(items, scoreOf);
  const isFacts = items.every((item) => FACT.test(item));
  return { markdown: kept.join('\n'), parts: 1, isFacts, isStart: true };
}

/** The rows of a table that fit, below its head. */
function tablePiece(table: Tokens.Table, scoreOf: ScoreOf): QuotePiece {
  const [head = '', rule = '', ...rows] = table.raw.trimEnd().split('\n');
  const markdown = [head, rule, ...fittingLines(rows, scoreOf)].join('\n');
  return { markdown, parts: 1, isFacts: false, isStart: true };
}

/** What of a paragraph, list or table may be quoted: every piece is complete in itself. */
export function quotePieces(unit: string, scoreOf: ScoreOf): QuotePiece[] {
  const [token] = readBlocks(unit) as (MarkedToken | undefined)[];
  if (token?.type === 'list') return [listPiece(token, scoreOf)];
  if (token?.type === 'table') return [tablePiece(token, scoreOf)];
  return paragraphPieces(unit);
}
