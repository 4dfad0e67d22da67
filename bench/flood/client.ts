import process from 'node:process';
import autocannon from 'autocannon';
import { searchBodies, toolCalls } from './requests.ts';

/**
 * A client that sends requests as fast as possible over ten connections and prints the number of
 * responses by status.
 */
const [origin = '', kind = 'search', seconds = '8'] = process.argv.slice(2);
const CONNECTIONS = 10;

const search = searchBodies().map((body) => ({
  method: 'POST' as const,
  path: '/1/indexes/*/queries',
  headers: { 'content-type': 'text/plain' },
  body,
}));
const mcp = toolCalls().map((body) => ({
  method: 'POST' as const,
  path: '/mcp',
  headers: {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  },
  body,
}));

process.stdout.write('\n');
const result = await autocannon({
  url: origin,
  connections: CONNECTIONS,
  duration: Number(seconds),
  requests: kind === 'search' ? search : mcp,
  timeout: 60,
});
const { statusCodeStats = {}, errors } = result;
const counts = Object.entries(statusCodeStats).map(([status, { count }]) => [status, count]);
process.stdout.write(JSON.stringify({ ...Object.fromEntries(counts), errors }));
