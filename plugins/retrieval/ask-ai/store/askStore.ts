import type { AskDatabase } from './database';
import { DatabaseError } from './databaseErrors';
import type { KeptAnswer, KeptOpinion } from './keptAnswer';
import type { Sighting } from './sighting';
import type { StoredHealth } from './storedHealth';
import { createWriteQueue } from './writeQueue';

/** Where questions, answers and votes are kept. */
export interface AskStore {
  /** Writes behind the reader's back: it never waits and never throws. */
  keep(answer: KeptAnswer): void;
  /**
   * @returns whether the answer that the vote is for is known
   * @throws if the vote is not stored
   */
  vote(messageId: string, thumbs: 0 | 1): Promise<boolean>;
  /** @throws if what a reader says of a page is not stored */
  say(opinion: KeptOpinion): Promise<void>;
  /** Counts what readers did not find. What cannot be written in time is dropped: it never waits and never throws. */
  count(seen: readonly Sighting[]): void;
  /**
   * What is known of the docs since a moment, in ms since 1970.
   *
   * @throws if it cannot be read
   */
  health(since: number): Promise<StoredHealth>;
  /** Deletes what was asked before a time, with its votes. @returns how many answers */
  deleteBefore(time: number): Promise<number>;
  /** Waits until everything is written. */
  flush(): Promise<void>;
  /** What keeps it from storing, in a sentence without places and names. */
  problem(): string | undefined;
  /** Writes what waits, for up to `STOP_TIME`, and says how many answers are lost. */
  close(): Promise<void>;
}

/** Answers that wait for the database; more are dropped, and counted. */
const ROOM = 1000;
/** How long a reader waits for a vote to be stored, in ms. */
const VOTE_TIME = 5_000;
/** How long a stop waits for answers to be stored, in ms. */
export const STOP_TIME = 4_000;
/** How often the place is looked at while nobody asks, in ms. */
const CHECK_TIME = 5_000;
/** How long the first look may take, in ms: it opens the database, in a thread that has yet to start. */
const START_TIME = 30_000;

const PROBLEMS = {
  busy: 'Another program has locked the database. Answers are queued.',
  away: 'The database cannot be written at the moment. Answers are queued and votes are rejected. See the log for the reason.',
};

const count = (answers: number) => (answers === 1 ? '1 answer' : `${answers} answers`);

/** Keeps answers in a database that may be slow, locked, full or away for a time. */
export function createAskStore(
  database: AskDatabase,
  log: (text: string) => void,
  { room = ROOM, voteTime = VOTE_TIME, stopTime = STOP_TIME, checkTime = CHECK_TIME } = {},
): AskStore {
  /** Answers that are not stored, so that a vote for one of them is not told that it is unknown. */
  const lost = new Set<string>();
  let dropped = 0;
  let isClosing = false;

  const queue = createWriteQueue({
    room,
    onTrouble(trouble) {
      if (trouble) {
        log(
          `[ask-ai] answers cannot be stored at the moment and will be retried: ${trouble.message}`,
        );
        return;
      }
      log(
        `[ask-ai] answers are stored again${dropped > 0 ? `; ${count(dropped)} were dropped` : ''}`,
      );
      dropped = 0;
    },
  });

  function drop({ messageId }: KeptAnswer, error: DatabaseError): void {
    lost.add(messageId);
    const [oldest] = lost;
    if (lost.size > room && oldest !== undefined) lost.delete(oldest);
    dropped += 1;
    if (dropped === 1 && !isClosing) log(`[ask-ai] an answer was not stored: ${error.message}`);
  }

  let isChecking = false;

  /** A file that is gone is noticed before somebody writes, and one that is back as well. */
  function check(patience: number): void {
    if (isChecking) return;
    isChecking = true;
    const attempt = () => database.check(queue.trouble() !== undefined);
    const checked = queue.add({ kind: 'check', attempt, patience }).catch(() => {});
    void checked.then(() => {
      isChecking = false;
    });
  }
  check(START_TIME);
  const timer = setInterval(() => check(checkTime), checkTime);
  timer.unref();

  return {
    keep(answer) {
      const attempt = () => database.insert(answer);
      queue.add({ kind: 'answer', attempt }).catch((error) => drop(answer, error));
    },
    async vote(messageId, thumbs) {
      const vote = { messageId, thumbs, votedAt: Date.now() };
      const attempt = () => database.vote(vote);
      const isKnown = await queue.add({ kind: 'vote', attempt, patience: voteTime });
      if (!isKnown && lost.has(messageId))
        throw new DatabaseError('away', 'its answer was not stored');
      return isKnown;
    },
    say(opinion) {
      const attempt = () => database.say(opinion);
      return queue.add({ kind: 'opinion', attempt, patience: voteTime });
    },
    count(seen) {
      const attempt = () => database.count(seen);
      queue.add({ kind: 'count', attempt, patience: voteTime }).catch(() => {});
    },
    health: (since) => database.health(since),
    deleteBefore: (time) =>
      queue.add({ kind: 'purge', attempt: () => database.deleteBefore(time) }),
    flush: queue.flush,
    problem() {
      const trouble = queue.trouble();
      return trouble && PROBLEMS[trouble.code === 'busy' ? 'busy' : 'away'];
    },
    async close() {
      clearInterval(timer);
      isClosing = true;
      const left = (await queue.close(stopTime)).filter((kind) => kind === 'answer').length;
      if (left > 0) {
        const reason = queue.trouble()?.message ?? `the database takes longer than ${stopTime} ms`;
        log(`[ask-ai] ${count(left)} could not be stored before the stop: ${reason}`);
      }
      await database.close().catch((error: Error) => {
        log(`[ask-ai] the database could not be closed: ${error.message}`);
      });
    },
  };
}
