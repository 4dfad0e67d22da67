import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** The behavior of the server: normal, or one of several failures. */
export type ServerMood = 'well' | 'unauthorized' | 'bad gateway' | 'broken' | 'cut';

type Value =
  | { type: 'null' }
  | { type: 'integer'; value: string }
  | { type: 'float'; value: number }
  | { type: 'text'; value: string };

interface Statement {
  sql?: string;
  sql_id?: number;
  args?: Value[];
  named_args?: { name: string; value: Value }[];
}

interface Condition {
  type: string;
  step?: number;
  cond?: Condition;
  conds?: Condition[];
}

interface PipelineRequest {
  type: string;
  sql?: string;
  sql_id?: number;
  stmt?: Statement;
  batch?: { steps: { stmt: Statement; condition?: Condition }[] };
}

/** The used part of the package `libsql`, the database below `@libsql/client`. */
interface Database {
  prepare(sql: string): {
    reader: boolean;
    columns(): { name: string }[];
    raw(): { all(...args: unknown[]): unknown[][] };
    run(...args: unknown[]): { changes: number; lastInsertRowid: number };
  };
  inTransaction: boolean;
  close(): void;
}

const load = createRequire(createRequire(import.meta.url).resolve('@libsql/client'));
const open = (file: string): Database => new (load('libsql'))(file);

function decode(value: Value): unknown {
  if (value.type === 'null') return null;
  return value.type === 'integer' ? Number(value.value) : value.value;
}

function encode(value: unknown): Value {
  if (value === null || value === undefined) return { type: 'null' };
  if (Number.isInteger(value)) return { type: 'integer', value: String(value) };
  return typeof value === 'number'
    ? { type: 'float', value }
    : { type: 'text', value: String(value) };
}

/** Creates a function that answers the requests of a pipeline. */
function pipeline(database: Database): (request: PipelineRequest) => object {
  const texts = new Map<number, string>();

  function execute({ sql, sql_id = 0, args = [], named_args = [] }: Statement) {
    const statement = database.prepare(sql ?? texts.get(sql_id) ?? '');
    const named = named_args.map(({ name, value }) => [name.replace(/^[:@$]/, ''), decode(value)]);
    const given = named.length > 0 ? [Object.fromEntries(named)] : args.map(decode);
    if (!statement.reader) {
      const { changes, lastInsertRowid } = statement.run(...given);
      return {
        cols: [],
        rows: [],
        affected_row_count: changes,
        last_insert_rowid: String(lastInsertRowid),
      };
    }
    const cols = statement.columns().map(({ name }) => ({ name, decltype: null }));
    const rows = statement
      .raw()
      .all(...given)
      .map((row) => row.map(encode));
    return { cols, rows, affected_row_count: 0, last_insert_rowid: null };
  }

  function batch(steps: { stmt: Statement; condition?: Condition }[]) {
    const step_results: (object | null)[] = [];
    const step_errors: (object | null)[] = [];
    const holds = ({ type, step = 0, cond, conds = [] }: Condition): boolean => {
      if (type === 'ok') return step_results[step] != null;
      if (type === 'error') return step_errors[step] != null;
      if (type === 'not') return cond !== undefined && !holds(cond);
      if (type === 'is_autocommit') return !database.inTransaction;
      return type === 'and' ? conds.every(holds) : conds.some(holds);
    };
    for (const { stmt, condition } of steps) {
      const isMeant = condition == null || holds(condition);
      try {
        step_results.push(isMeant ? execute(stmt) : null);
        step_errors.push(null);
      } catch (error) {
        step_results.push(null);
        step_errors.push({ message: (error as Error).message, code: 'SQLITE_ERROR' });
      }
    }
    return { step_results, step_errors };
  }

  function answer({ type, sql = '', sql_id = 0, stmt = {}, batch: asked }: PipelineRequest) {
    if (type === 'store_sql') texts.set(sql_id, sql);
    const result =
      type === 'execute' ? execute(stmt) : type === 'batch' ? batch(asked?.steps ?? []) : undefined;
    return { type: 'ok', response: { type, ...(result && { result }) } };
  }

  return (request) => {
    try {
      return answer(request);
    } catch (error) {
      return {
        type: 'error',
        error: { message: (error as Error).message, code: 'SQLITE_ERROR' },
      };
    }
  };
}

/**
 * Starts a server with the part of libSQL's HTTP protocol that the client uses, because no registry has the real
 * server.
 */
export async function startLibsqlServer(folder: string) {
  const database = open(path.join(folder, 'server.db'));
  const tryAnswer = pipeline(database);
  let mood: ServerMood = 'well';

  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const status = { unauthorized: 401, 'bad gateway': 502 }[mood as string] ?? 200;
    const { requests = [] } = body && mood === 'well' ? JSON.parse(body) : {};
    const text = JSON.stringify({
      baton: null,
      base_url: null,
      results: (requests as PipelineRequest[]).map(tryAnswer),
    });
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': text.length + (mood === 'cut' ? 100 : 0),
    });
    response.write(mood === 'broken' ? text.replaceAll('"', "'") : text);
    if (mood === 'cut') setTimeout(() => response.destroy(), 20);
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    be(next: ServerMood) {
      mood = next;
    },
    /** Returns the stored votes, by the ids of their questions. */
    votes: () =>
      new Map(
        database.prepare('SELECT message_id, thumbs FROM votes').raw().all() as [
          id: string,
          thumbs: number,
        ][],
      ),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      database.close();
    },
  };
}
