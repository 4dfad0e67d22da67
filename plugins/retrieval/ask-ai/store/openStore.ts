import { openWorker } from '../../../serving/server/worker/openWorker';
import { startWorker } from '../../../serving/server/worker/startWorker';
import { packagesProblem } from '../../../support/optionalPackage';
import { type AskStore, createAskStore } from './askStore';
import type { AskDatabase } from './database';
import { DatabaseError, remoteError } from './databaseErrors';
import type { DatabaseCalls } from './databaseWorker';
import type { DatabasePlace } from './openDatabase';

/** The timeout of a call to the thread, in ms. Writes to a server may wait for the network. */
const PATIENCE = 30_000;
/** The timeout of closing, in ms, because a stop does not wait for a lock. */
const CLOSE_TIME = 750;

/** Returns a message if the server lacks a package that the build had, or if its installation was removed. */
function missing(): string | undefined {
  try {
    return packagesProblem(['@libsql/client'], 'the database');
  } catch (error) {
    return (error as Error).message;
  }
}

/** Opens the database in its own thread, so that blocking calls do not delay pages. */
function databaseThread(
  place: DatabasePlace,
  log: (text: string) => void,
  findMissing: () => string | undefined,
): AskDatabase {
  const thread = openWorker<DatabaseCalls>({
    start: () => startWorker(import.meta.url, 'databaseWorker', place),
    name: '[ask-ai] the thread of the database',
    log,
    patience: PATIENCE,
  });
  // Without the package, the thread would end at once, and restart with each call. A thread that has loaded the
  // package no longer needs its files.
  const startProblem = () => (thread.isLoaded() ? undefined : findMissing());
  const call: typeof thread.call = (name, argument) => {
    const problem = startProblem();
    if (problem) return Promise.reject(new DatabaseError('away', problem));
    return thread.call(name, argument).catch((error) => {
      throw remoteError(error);
    });
  };
  return {
    insert: (answer) => call('insert', answer),
    vote: (vote) => call('vote', vote),
    insertOpinion: (opinion) => call('insertOpinion', opinion),
    count: (seen) => call('count', seen),
    health: (since) => call('health', since),
    deleteBefore: (time) => call('deleteBefore', time),
    deleteExpired: (days) => call('deleteExpired', days),
    check: (isWriting) => call('check', isWriting),
    async close() {
      if (startProblem()) return;
      try {
        const late = AbortSignal.timeout(CLOSE_TIME);
        await thread.call('close', undefined, late);
      } finally {
        await thread.close();
      }
    },
  };
}

/** Opens the store of a site in the background. It accepts answers immediately. */
export function openStore(
  place: DatabasePlace,
  log: (text: string) => void,
  findMissing = missing,
): AskStore {
  return createAskStore(databaseThread(place, log, findMissing), log);
}
