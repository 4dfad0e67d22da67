import { setTimeout as wait } from 'node:timers/promises';
import type { AskDatabase } from './database';
import { DatabaseError } from './databaseErrors';
import type { Expired } from './deleteExpired';
import type { EventCount } from './eventCount';
import type { StoredAnswer, StoredOpinion } from './storedAnswer';
import type { StoredHealth } from './storedHealth';
import { createWriteQueue } from './writeQueue';

/** The store of questions, answers and votes. */
export interface AskStore {
  /** Queues an answer to be written in the background. Never blocks or throws. */
  addAnswer(answer: StoredAnswer): void;
  /**
   * Stores a vote.
   *
   * @returns whether the answer that the vote refers to is known
   * @throws if the vote is not stored
   */
  vote(messageId: string, thumbs: 0 | 1): Promise<boolean>;
  /** Stores the feedback on a page. @throws if it is not stored */
  addOpinion(opinion: StoredOpinion): Promise<void>;
  /**
   * Counts failed searches and missing pages. Never blocks or throws. Counts that cannot be written in time are
   * dropped.
   */
  count(seen: readonly EventCount[]): void;
  /**
   * Reads the data about the docs since a point in time, in ms since 1970.
   *
   * @throws if it cannot be read
   */
  health(since: number): Promise<StoredHealth>;
  /** Deletes the questions before a point in time, with their votes. @returns the number of deleted answers */
  deleteBefore(time: number): Promise<number>;
  /** Deletes what is older than the given number of days, unless the clock is in doubt. */
  deleteExpired(days: number): Promise<Expired>;
  /** Waits until all queued writes are done. */
  flush(): Promise<void>;
  /** Describes the current problem in one sentence, without paths and names. `undefined` if there is none. */
  problem(): string | undefined;
  /** Writes the queue for up to `STOP_TIME`, and logs the number of lost answers. */
  close(): Promise<void>;
}

/** The maximum number of queued answers. More are dropped and counted. */
const ROOM = 1000;
/** The maximum time that a reader waits for a vote to be stored, in ms. */
const VOTE_TIME = 5_000;
/** The maximum time that a vote waits for its answer, which another server may still have in its queue, in ms. */
const ANSWER_TIME = 2_000;
/** The interval between checks for that answer, in ms. */
const ANSWER_PAUSE = 200;
/** The maximum time that a stop waits for answers to be stored, in ms. */
export const STOP_TIME = 4_000;
/** The interval between checks of the database, in ms. */
const CHECK_TIME = 5_000;
/** The maximum time that writes wait while the thread starts and the database is opened, in ms. */
const START_TIME = 30_000;

const PROBLEMS = {
  busy: 'Another program has locked the database. Answers are queued.',
  away: 'The database cannot be written at the moment. Answers are queued and votes are rejected. See the log for the reason.',
};

const count = (answers: number) => (answers === 1 ? '1 answer' : `${answers} answers`);

/** Creates a store on a database that may temporarily be slow, locked, full or unreachable. */
export function createAskStore(
  database: AskDatabase,
  log: (text: string) => void,
  {
    room = ROOM,
    voteTime = VOTE_TIME,
    answerTime = ANSWER_TIME,
    stopTime = STOP_TIME,
    checkTime = CHECK_TIME,
  } = {},
): AskStore {
  /** The ids of answers that were not stored, so that a vote for one of them does not fail as unknown. */
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

  function drop({ messageId }: StoredAnswer, error: DatabaseError): void {
    lost.add(messageId);
    const [oldest] = lost;
    if (lost.size > room && oldest !== undefined) lost.delete(oldest);
    dropped += 1;
    if (dropped === 1 && !isClosing) log(`[ask-ai] an answer was not stored: ${error.message}`);
  }

  let isChecking = false;
  let isStarting = true;
  /** The time that a write waits for the database. */
  const patience = () => (isStarting ? START_TIME : voteTime);

  /** Checks the database, so that a missing file is noticed before the next write, and so is its return. */
  function check(limit: number): void {
    if (isChecking) return;
    isChecking = true;
    const attempt = () =>
      database.check(queue.trouble() !== undefined).finally(() => {
        isStarting = false;
      });
    const checked = queue.add({ kind: 'check', attempt, patience: limit }).catch(() => {});
    void checked.then(() => {
      isChecking = false;
    });
  }
  check(START_TIME);
  const timer = setInterval(() => check(checkTime), checkTime);
  timer.unref();

  return {
    addAnswer(answer) {
      const attempt = () => database.insert(answer);
      queue.add({ kind: 'answer', attempt }).catch((error) => drop(answer, error));
    },
    async vote(messageId, thumbs) {
      const vote = { messageId, thumbs, votedAt: Date.now() };
      const attempt = () => database.vote(vote);
      const store = () => queue.add({ kind: 'vote', attempt, patience: patience() });
      const end = performance.now() + answerTime;
      let isKnown = await store();
      while (!isKnown && !lost.has(messageId) && performance.now() < end) {
        await wait(ANSWER_PAUSE);
        isKnown = await store();
      }
      if (!isKnown && lost.has(messageId))
        throw new DatabaseError('away', 'its answer was not stored');
      return isKnown;
    },
    addOpinion(opinion) {
      const attempt = () => database.insertOpinion(opinion);
      return queue.add({ kind: 'opinion', attempt, patience: patience() });
    },
    count(seen) {
      const attempt = () => database.count(seen);
      queue.add({ kind: 'count', attempt, patience: patience() }).catch(() => {});
    },
    health: (since) => database.health(since),
    deleteBefore: (time) =>
      queue.add({ kind: 'purge', attempt: () => database.deleteBefore(time) }),
    deleteExpired: (days) =>
      queue.add({ kind: 'purge', attempt: () => database.deleteExpired(days) }),
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
