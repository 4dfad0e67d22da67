import type { Client } from '@libsql/client';
import { NOTHING_FOUND } from './statements';
import { terminalLine } from './terminalLine';

/** The filter of a question report. If neither `isMissing` nor `isDisliked` is set, both apply. */
export interface ReportFilter {
  /** Only questions without an answer in the docs. */
  isMissing?: boolean;
  isDisliked?: boolean;
  lang?: string;
  version?: string;
  /** In ms since 1970. */
  since?: number;
  limit: number;
}

/** A question without a good answer. Repeated questions are counted, with the most recent answer. */
export interface ReportedQuestion {
  question: string;
  lang: string;
  version: string;
  times: number;
  missing: number;
  liked: number;
  disliked: number;
  lastAskedAt: number;
  answer: string;
  sources: string[];
}

/** Reads the questions without a good answer, most frequent first. */
export async function readReport(
  client: Client,
  filter: ReportFilter,
): Promise<ReportedQuestion[]> {
  const { isMissing, isDisliked, lang, version, since = 0, limit } = filter;
  const isBoth = !isMissing && !isDisliked;
  const { rows } = await client.execute({
    sql: `SELECT a.question, a.lang, a.version, COUNT(*) AS times,
        SUM(${NOTHING_FOUND}) AS missing, SUM(COALESCE(v.thumbs = 1, 0)) AS liked,
        SUM(COALESCE(v.thumbs = 0, 0)) AS disliked, MAX(a.asked_at) AS last_asked_at,
        a.answer, a.sources
      FROM answers a LEFT JOIN votes v USING (message_id)
      WHERE a.asked_at >= :since AND (:lang IS NULL OR a.lang = :lang)
        AND (:version IS NULL OR a.version = :version)
      GROUP BY LOWER(TRIM(a.question)), a.lang, a.version
      HAVING (:missing = 1 AND missing > 0) OR (:disliked = 1 AND disliked > 0)
      ORDER BY times DESC, last_asked_at DESC LIMIT :limit`,
    args: {
      since,
      lang: lang ?? null,
      version: version ?? null,
      missing: Number(isBoth || isMissing === true),
      disliked: Number(isBoth || isDisliked === true),
      limit,
    },
  });
  return rows.map((row) => ({
    question: String(row.question),
    lang: String(row.lang),
    version: String(row.version),
    times: Number(row.times),
    missing: Number(row.missing),
    liked: Number(row.liked),
    disliked: Number(row.disliked),
    lastAskedAt: Number(row.last_asked_at),
    answer: String(row.answer),
    sources: JSON.parse(String(row.sources)) as string[],
  }));
}

/** Formats a report as text. */
export function reportText(questions: readonly ReportedQuestion[]): string {
  if (questions.length === 0) return 'No such questions.';
  const blocks = questions.map((asked) => {
    const { question, lang, version, times, missing, disliked, liked, lastAskedAt, sources } =
      asked;
    const place = [version, lang].filter(Boolean).join(' ');
    const facts = [
      `asked ${times}×`,
      `nothing found ${missing}×`,
      `liked ${liked}×`,
      `disliked ${disliked}×`,
      `last ${new Date(lastAskedAt).toISOString().slice(0, 10)}`,
    ];
    return [
      terminalLine(question, 200),
      `  ${[place, ...facts].filter(Boolean).join(', ')}`,
      ...(sources.length > 0
        ? [`  sources: ${sources.map((url) => terminalLine(url, 120)).join(' ')}`]
        : []),
    ].join('\n');
  });
  return blocks.join('\n\n');
}
