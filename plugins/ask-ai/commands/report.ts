import process from 'node:process';
import { readReport, reportText } from '../store/report';
import { openFromEnvironment, runCommand } from './openFromEnvironment';
import { readReportArguments } from './readArguments';

await runCommand(async () => {
  const { isJson, ...filter } = readReportArguments(process.argv.slice(2));
  const client = await openFromEnvironment();
  const questions = await readReport(client, filter);
  client.close();
  return isJson ? JSON.stringify(questions, null, 2) : reportText(questions);
});
