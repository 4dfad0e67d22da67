import { type ReportFilter, readReport, reportText } from '../store/report';
import { openFromEnvironment } from './openFromEnvironment';

/** Returns the questions of readers, as text or as JSON. */
export async function askReport(filter: ReportFilter, isJson: boolean): Promise<string> {
  const client = await openFromEnvironment();
  const questions = await readReport(client, filter);
  client.close();
  return isJson ? JSON.stringify(questions, null, 2) : reportText(questions);
}
