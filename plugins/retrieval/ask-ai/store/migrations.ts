import type { Client } from '@libsql/client';

/**
 * The changes to the tables, in order. Entries are only added, never changed. No column contains anything about the
 * reader.
 */
const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE answers (
      message_id TEXT PRIMARY KEY,
      asked_at INTEGER NOT NULL,
      question TEXT NOT NULL,
      answer TEXT NOT NULL,
      lang TEXT NOT NULL,
      version TEXT NOT NULL,
      sources TEXT NOT NULL,
      was_found INTEGER NOT NULL CHECK (was_found IN (0, 1)),
      model TEXT,
      outcome TEXT NOT NULL CHECK (outcome IN ('complete', 'stopped', 'failed')),
      milliseconds INTEGER NOT NULL
    ) STRICT`,
    'CREATE INDEX answers_asked_at ON answers (asked_at)',
    `CREATE TABLE votes (
      message_id TEXT PRIMARY KEY REFERENCES answers (message_id) ON DELETE CASCADE,
      thumbs INTEGER NOT NULL CHECK (thumbs IN (0, 1)),
      voted_at INTEGER NOT NULL
    ) STRICT`,
  ],
  [
    `CREATE TABLE opinions (
      id TEXT PRIMARY KEY,
      said_at INTEGER NOT NULL,
      page TEXT NOT NULL,
      lang TEXT NOT NULL,
      version TEXT NOT NULL,
      is_helpful INTEGER NOT NULL CHECK (is_helpful IN (0, 1)),
      text TEXT NOT NULL
    ) STRICT`,
    'CREATE INDEX opinions_said_at ON opinions (said_at)',
  ],
  [
    `CREATE TABLE sightings (
      day INTEGER NOT NULL,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      from_page TEXT NOT NULL,
      lang TEXT NOT NULL,
      version TEXT NOT NULL,
      times INTEGER NOT NULL,
      PRIMARY KEY (day, kind, name, from_page, lang, version)
    ) STRICT, WITHOUT ROWID`,
  ],
  [
    `CREATE TABLE clock (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      trusted_at INTEGER NOT NULL,
      doubted_day INTEGER NOT NULL,
      doubted_days INTEGER NOT NULL
    ) STRICT`,
  ],
];

/** Applies the missing migrations. Several instances of the server may do this at the same time. */
export async function migrate(client: Client): Promise<void> {
  await client.execute(
    'CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY) STRICT',
  );
  for (const [at, statements] of MIGRATIONS.entries()) {
    const version = at + 1;
    const done = await client.execute({
      sql: 'SELECT 1 FROM migrations WHERE version = ?',
      args: [version],
    });
    if (done.rows.length > 0) continue;
    try {
      // The first statement fails in all instances but one.
      const mark = { sql: 'INSERT INTO migrations (version) VALUES (?)', args: [version] };
      await client.batch([mark, ...statements], 'write');
    } catch (error) {
      const again = await client.execute({
        sql: 'SELECT 1 FROM migrations WHERE version = ?',
        args: [version],
      });
      if (again.rows.length === 0) throw error;
    }
  }
}
