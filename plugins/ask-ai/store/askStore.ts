import type { Client } from '@libsql/client';
import { closeDatabase } from './openDatabase';

/** What is kept of an answer: nothing about the reader but the words that were typed. */
export interface KeptAnswer {
  /** The id of the question's message, which the dialog made at random. */
  messageId: string;
  question: string;
  answer: string;
  lang: string;
  version: string;
  /** Addresses that the answer links to. */
  sources: readonly string[];
  wasFound: boolean;
  /** `undefined` for quotes. */
  model?: string;
  outcome: 'complete' | 'stopped' | 'failed';
  milliseconds: number;
  /** In ms since 1970. */
  askedAt: number;
}

/** Where questions, answers and votes are kept. */
export interface AskStore {
  /** Writes behind the reader's back: it never waits and never throws. */
  keep(answer: KeptAnswer): void;
  /** @returns whether the answer that the vote is for is known */
  vote(messageId: string, thumbs: 0 | 1): Promise<boolean>;
  /** Deletes what was asked before a time, with its votes. @returns how many answers */
  deleteBefore(time: number): Promise<number>;
  /** Waits until everything is written. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Answers that wait for a slow database; more are dropped. */
const MAX_WAITING = 1000;

const INSERT = `INSERT INTO answers
  (message_id, asked_at, question, answer, lang, version, sources, was_found, model, outcome, milliseconds)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (message_id) DO NOTHING`;

const VOTE = `INSERT INTO votes (message_id, thumbs, voted_at)
  SELECT message_id, ?, ? FROM answers WHERE message_id = ?
  ON CONFLICT (message_id) DO UPDATE SET thumbs = excluded.thumbs, voted_at = excluded.voted_at`;

/** Keeps answers in a database, one after the other. */
export function createAskStore(client: Client, complain: (text: string) => void): AskStore {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isFailing = false;

  function enqueue(sql: string, args: (string | number | null)[]): void {
    if (waiting >= MAX_WAITING) return;
    waiting += 1;
    last = last
      .then(() => client.execute({ sql, args }))
      .then(
        () => {
          isFailing = false;
        },
        (error: Error) => {
          if (!isFailing) complain(`[ask-ai] an answer could not be stored: ${error.message}`);
          isFailing = true;
        },
      )
      .finally(() => {
        waiting -= 1;
      });
  }

  async function deleteBefore(time: number): Promise<number> {
    const [, answers] = await client.batch(
      [
        {
          sql: 'DELETE FROM votes WHERE message_id IN (SELECT message_id FROM answers WHERE asked_at < ?)',
          args: [time],
        },
        { sql: 'DELETE FROM answers WHERE asked_at < ?', args: [time] },
      ],
      'write',
    );
    return answers?.rowsAffected ?? 0;
  }

  return {
    keep: (kept) =>
      enqueue(INSERT, [
        kept.messageId,
        kept.askedAt,
        kept.question,
        kept.answer,
        kept.lang,
        kept.version,
        JSON.stringify(kept.sources),
        Number(kept.wasFound),
        kept.model ?? null,
        kept.outcome,
        Math.round(kept.milliseconds),
      ]),
    async vote(messageId, thumbs) {
      await last;
      const { rowsAffected } = await client.execute({
        sql: VOTE,
        args: [thumbs, Date.now(), messageId],
      });
      return rowsAffected > 0;
    },
    deleteBefore,
    flush: async () => {
      await last;
    },
    async close() {
      await last;
      await closeDatabase(client).catch((error: Error) => {
        complain(`[ask-ai] the database could not be closed: ${error.message}`);
      });
    },
  };
}
