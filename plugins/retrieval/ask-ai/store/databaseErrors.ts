/**
 * What became of a write: `busy` while another program writes; `away` where the database cannot store
 * now, but may later; `damaged` where the file is no database; `refused` where the write is wrong.
 */
export type DatabaseProblem = 'busy' | 'away' | 'damaged' | 'refused';

/** A write that was not done. */
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
/** Statements of ours that the tables do not take, which no second attempt changes. */
const REFUSED = /^SQLITE_(?:CONSTRAINT|MISMATCH|RANGE|TOOBIG)/;

/** What an error of SQLite, of a libSQL server or of the way to it means. */
export function databaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code, extendedCode, message } = error as Error & { code?: string; extendedCode?: string };
  const said = String(extendedCode ?? code ?? message);
  const is = (kind: RegExp) => kind.test(said) || kind.test(String(code)) || kind.test(message);
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

/** An error of the thread of the database; one that ended is away for a time. */
export function remoteError({ message, code = '' }: Error & { code?: string }): DatabaseError {
  const isKnown = (given: string): given is DatabaseProblem => PROBLEMS.includes(given);
  return new DatabaseError(isKnown(code) ? code : 'away', message);
}
