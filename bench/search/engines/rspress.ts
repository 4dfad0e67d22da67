import { groupByPage } from '../../../plugins/retrieval/search/engine/build/groupByPage.ts';
import type { SearchRecord } from '../../../plugins/retrieval/search/shared/types.ts';
import type { BenchEngine } from './types.ts';

/** A page in Rspress's search index. */
export interface RspressPage {
  id: number;
  routePath: string;
  title: string;
  toc: { text: string; id: string; charIndex: number }[];
  content: string;
}

function pageOf(id: number, routePath: string, records: readonly SearchRecord[]): RspressPage {
  let content = '';
  const toc: RspressPage['toc'] = [];
  for (const { anchor, hierarchy, type, content: prose, code } of records) {
    const title = hierarchy[type] ?? '';
    if (anchor !== null) toc.push({ text: title, id: anchor, charIndex: content.length });
    const parts = [anchor === null ? '' : title, prose ?? '', ...code.map(({ text }) => text)];
    content += `${parts.filter(Boolean).join('\n\n')}\n\n`;
  }
  return { id, routePath, title: records[0]?.hierarchy.lvl1 ?? '', toc, content };
}

/**
 * Rspress's own search (2.0.22): FlexSearch, filled in the browser with the texts of all pages,
 * including code.
 */
export const rspress: BenchEngine = {
  name: 'Rspress 2.0.22',
  runtime: 'rspress',
  files(records) {
    const pages = [...groupByPage(records)].map(([route, group], id) => pageOf(id, route, group));
    const bytes = new TextEncoder().encode(JSON.stringify(pages));
    return [{ name: 'pages', bytes, isFirst: true }];
  },
};
