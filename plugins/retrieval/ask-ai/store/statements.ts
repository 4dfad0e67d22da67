import type { Client, InStatement } from '@libsql/client';
import { DAY_MS, dayOf, type EventCount } from './eventCount';
import type { StoredAnswer, StoredOpinion } from './storedAnswer';

/**
 * The time of a new entry. If the clock was set back, the entry would look old, and be deleted as soon as the clock is
 * right again, so it counts from the last trusted time.
 */
const TIME = `MAX(?, COALESCE((SELECT trusted_at FROM clock), 0) - ${DAY_MS})`;

/** The condition that the docs have no answer `a`. Failed and aborted answers do not count. */
export const NOTHING_FOUND = "(a.was_found = 0 AND a.outcome = 'complete')";

/** Inserts an answer. A second one for the same question is ignored. */
export function insertAnswer(kept: StoredAnswer): InStatement {
  return {
    sql: `INSERT INTO answers
      (message_id, asked_at, question, answer, lang, version, sources, was_found, model, outcome, milliseconds)
      VALUES (?, ${TIME}, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (message_id) DO NOTHING`,
    args: [
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
    ],
  };
}

/** Inserts or replaces a vote, if its answer exists. */
export function insertVote(messageId: string, thumbs: 0 | 1, votedAt: number): InStatement {
  return {
    sql: `INSERT INTO votes (message_id, thumbs, voted_at)
      SELECT message_id, ?, ? FROM answers WHERE message_id = ?
      ON CONFLICT (message_id) DO UPDATE SET thumbs = excluded.thumbs, voted_at = excluded.voted_at`,
    args: [thumbs, votedAt, messageId],
  };
}

/** Inserts feedback on a page, or replaces that with the same id. */
export function insertOpinion(kept: StoredOpinion): InStatement {
  const { id, createdAt, page, lang, version, isHelpful, text } = kept;
  return {
    sql: `INSERT INTO opinions (id, said_at, page, lang, version, is_helpful, text)
      VALUES (?, ${TIME}, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET said_at = excluded.said_at,
      page = excluded.page, lang = excluded.lang, version = excluded.version,
      is_helpful = excluded.is_helpful, text = excluded.text`,
    args: [id, createdAt, page, lang, version, Number(isHelpful), text],
  };
}

/** The maximum number of different queries or paths per day and kind. More are not counted. */
const EVENTS_PER_DAY = 500;

/** Adds to a count, up to the maximum number of entries per day. */
export function insertEventCount(seen: EventCount): InStatement {
  const { day, kind, name, from, lang, version, times } = seen;
  return {
    sql: `INSERT INTO sightings (day, kind, name, from_page, lang, version, times)
      SELECT :day, :kind, :name, :from, :lang, :version, :times
      WHERE (SELECT COUNT(*) FROM sightings WHERE day = :day AND kind = :kind) < :room
        OR EXISTS (SELECT 1 FROM sightings WHERE day = :day AND kind = :kind AND name = :name
          AND from_page = :from AND lang = :lang AND version = :version)
      ON CONFLICT DO UPDATE SET times = times + excluded.times`,
    args: { day, kind, name, from, lang, version, times, room: EVENTS_PER_DAY },
  };
}

/**
 * Deletes the questions before a point in time with their votes, and the feedback and counts. @returns the number of
 * deleted answers
 */
export async function deleteBefore(client: Client, time: number): Promise<number> {
  const [, answers] = await client.batch(
    [
      {
        sql: 'DELETE FROM votes WHERE message_id IN (SELECT message_id FROM answers WHERE asked_at < ?)',
        args: [time],
      },
      { sql: 'DELETE FROM answers WHERE asked_at < ?', args: [time] },
      { sql: 'DELETE FROM opinions WHERE said_at < ?', args: [time] },
      { sql: 'DELETE FROM sightings WHERE day < ?', args: [dayOf(time)] },
    ],
    'write',
  );
  return answers?.rowsAffected ?? 0;
}
