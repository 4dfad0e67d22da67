import type { Client } from '@libsql/client';
import { terminalLine } from './terminalLine';

/** The filter of a page report. */
export interface PageFilter {
  lang?: string;
  version?: string;
  /** In ms since 1970. */
  since?: number;
  limit: number;
}

/** The feedback on a page. */
export interface ReportedPage {
  /** The path below the base. */
  page: string;
  lang: string;
  version: string;
  helpful: number;
  unhelpful: number;
  /** The comments, newest first. */
  texts: { text: string; isHelpful: boolean; saidAt: number }[];
}

/** Reads the feedback on pages, those with the most negative votes first. */
export async function readPageReport(client: Client, filter: PageFilter): Promise<ReportedPage[]> {
  const { lang, version, since = 0, limit } = filter;
  const { rows } = await client.execute({
    sql: `SELECT page, lang, version, SUM(is_helpful) AS helpful, SUM(1 - is_helpful) AS unhelpful,
        json_group_array(json_object('text', text, 'isHelpful', is_helpful, 'saidAt', said_at))
          FILTER (WHERE text <> '') AS texts
      FROM opinions
      WHERE said_at >= :since AND (:lang IS NULL OR lang = :lang)
        AND (:version IS NULL OR version = :version)
      GROUP BY page ORDER BY unhelpful DESC, helpful, page LIMIT :limit`,
    args: { since, lang: lang ?? null, version: version ?? null, limit },
  });
  return rows.map((row) => {
    const texts = JSON.parse(String(row.texts)) as {
      text: string;
      isHelpful: number;
      saidAt: number;
    }[];
    return {
      page: String(row.page),
      lang: String(row.lang),
      version: String(row.version),
      helpful: Number(row.helpful),
      unhelpful: Number(row.unhelpful),
      texts: texts
        .map(({ text, isHelpful, saidAt }) => ({ text, isHelpful: isHelpful === 1, saidAt }))
        .sort((a, b) => b.saidAt - a.saidAt),
    };
  });
}

/** Formats a report as text. */
export function pageReportText(pages: readonly ReportedPage[]): string {
  if (pages.length === 0) return 'There is no feedback on pages.';
  const blocks = pages.map(({ page, helpful, unhelpful, texts }) => {
    const comments = texts.map(
      ({ text, isHelpful, saidAt }) =>
        `  ${isHelpful ? '+' : '-'} ${new Date(saidAt).toISOString().slice(0, 10)} ${terminalLine(text, 300)}`,
    );
    return [
      `${terminalLine(page, 200)}\n  helped ${helpful}×, did not help ${unhelpful}×`,
      ...comments,
    ].join('\n');
  });
  return blocks.join('\n\n');
}
