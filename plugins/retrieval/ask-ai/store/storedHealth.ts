import type { Client } from '@libsql/client';
import { DAY_MS, dayOf, type EventKind } from './eventCount';
import { type ReportedPage, readPageReport } from './pageReport';
import { type ReportedQuestion, readReport } from './report';
import { NOTHING_FOUND } from './statements';

/** A query or path with its count. */
export interface EventTotal {
  kind: EventKind;
  name: string;
  lang: string;
  version: string;
  times: number;
  /** The pages that link to it, most frequent first. */
  from: string[];
}

/** The names of the values that are shown over time. */
export type TrendName = 'questions' | 'unanswered' | 'helpful' | 'unhelpful' | EventKind;

export interface DayCount {
  name: TrendName;
  /** Days since 1970, in UTC. */
  day: number;
  times: number;
}

/** The data about the docs in the database. */
export interface StoredHealth {
  questions: ReportedQuestion[];
  pages: ReportedPage[];
  events: EventTotal[];
  days: DayCount[];
}

/** The maximum number of rows of each list. */
const LISTED = 50;

const EVENTS = `SELECT kind, name, lang, version, SUM(times) AS times,
    json_group_array(DISTINCT from_page) FILTER (WHERE from_page <> '') AS from_pages,
    ROW_NUMBER() OVER (PARTITION BY kind ORDER BY SUM(times) DESC, name) AS place
  FROM (SELECT * FROM sightings WHERE day >= :day ORDER BY times DESC)
  GROUP BY kind, name, lang, version`;

const DAYS = `SELECT 'questions' AS name, asked_at / :ms AS day, COUNT(*) AS times
    FROM answers WHERE asked_at >= :since GROUP BY 2
  UNION ALL SELECT 'unanswered', a.asked_at / :ms, COUNT(*)
    FROM answers a LEFT JOIN votes v USING (message_id)
    WHERE a.asked_at >= :since AND (${NOTHING_FOUND} OR v.thumbs = 0) GROUP BY 2
  UNION ALL SELECT CASE is_helpful WHEN 1 THEN 'helpful' ELSE 'unhelpful' END, said_at / :ms, COUNT(*)
    FROM opinions WHERE said_at >= :since GROUP BY 1, 2
  UNION ALL SELECT kind, day, SUM(times) FROM sightings WHERE day >= :day GROUP BY 1, 2`;

/**
 * Reads the data about the docs.
 *
 * @param since the start of the period, in ms since 1970
 */
export async function readStoredHealth(client: Client, since: number): Promise<StoredHealth> {
  const args = { since, day: dayOf(since), ms: DAY_MS };
  const filter = { since, limit: LISTED };
  const listed = {
    sql: `SELECT * FROM (${EVENTS}) WHERE place <= :listed ORDER BY times DESC, name`,
    args: { day: args.day, listed: LISTED },
  };
  const [questions, pages, events, days] = [
    await readReport(client, filter),
    await readPageReport(client, filter),
    await client.execute(listed),
    await client.execute({ sql: DAYS, args }),
  ];
  return {
    questions,
    pages,
    events: events.rows.map((row) => ({
      kind: String(row.kind) as EventKind,
      name: String(row.name),
      lang: String(row.lang),
      version: String(row.version),
      times: Number(row.times),
      from: JSON.parse(String(row.from_pages)) as string[],
    })),
    days: days.rows.map((row) => ({
      name: String(row.name) as TrendName,
      day: Number(row.day),
      times: Number(row.times),
    })),
  };
}
