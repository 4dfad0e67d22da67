import { type PageFilter, pageReportText, readPageReport } from '../store/pageReport';
import { openFromEnvironment } from './openFromEnvironment';

/** Returns the feedback on pages, as text or as JSON. */
export async function askPages(filter: PageFilter, isJson: boolean): Promise<string> {
  const client = await openFromEnvironment();
  const pages = await readPageReport(client, filter);
  client.close();
  return isJson ? JSON.stringify(pages, null, 2) : pageReportText(pages);
}
