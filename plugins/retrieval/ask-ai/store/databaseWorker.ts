import { logLine, serveCalls, workerInput } from '../../../serving/server/worker/serveCalls';
import { createDatabase } from './database';
import type { DatabasePlace } from './openDatabase';

// SQLite blocks its thread while it waits for a disk or a lock, so it has its own.
const { insert, vote, insertOpinion, count, health, deleteBefore, deleteExpired, check, close } =
  createDatabase(workerInput<DatabasePlace>(), logLine);
const calls = {
  insert,
  vote,
  insertOpinion,
  count,
  health,
  deleteBefore,
  deleteExpired,
  check,
  close,
};

export type DatabaseCalls = typeof calls;
serveCalls(calls);
