/**
 * The reason of a failed write: `busy` if another program is writing, `away` if the database is temporarily
 * unavailable, `damaged` if the file is not a valid database, `refused` if the write itself is invalid.
 */
export type DatabaseProblem = 'busy' | 'away' | 'damaged' | 'refused';

/** A failed write. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';

  constructor(
    readonly code: DatabaseProblem,
    message: string,
  ) {
    super(message);
  }
}

const BUSY = /^SQLITE_(?:BUSY|LOCKED)/;
const DAMAGED = /^SQLITE_(?:CORRUPT|NOTADB)/;
/** Constraint violations of our own statements, for which a retry is useless. */
const REFUSED = /^SQLITE_(?:CONSTRAINT|MISMATCH|RANGE|TOOBIG)/;

/** Classifies an error of SQLite, of a libSQL server or of the connection to it. */
export function databaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code, extendedCode, message } = error as Error & { code?: string; extendedCode?: string };
  const fullCode = String(extendedCode ?? code ?? message);
  const is = (kind: RegExp) => kind.test(fullCode) || kind.test(String(code)) || kind.test(message);
  if (is(BUSY)) return new DatabaseError('busy', message);
  if (is(DAMAGED)) return new DatabaseError('damaged', message);
  return new DatabaseError(is(REFUSED) ? 'refused' : 'away', message);
}

const PROBLEMS: readonly string[] = [
  'busy',
  'away',
  'damaged',
  'refused',
] satisfies DatabaseProblem[];

/** Converts an error of the database thread. If the thread has ended, the database is temporarily unavailable. */
export function remoteError({ message, code = '' }: Error & { code?: string }): DatabaseError {
  const isKnown = (given: string): given is DatabaseProblem => PROBLEMS.includes(given);
  return new DatabaseError(isKnown(code) ? code : 'away', message);
}
