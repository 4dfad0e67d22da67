import { parseArgs } from 'node:util';
import type { ReportFilter } from '../store/report';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

function readDate(name: string, value: string): number {
  const time = DATE.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) {
    throw new Error(`[ask-ai] --${name} is "${value}" → write a day such as 2026-11-21`);
  }
  return time;
}

/**
 * Reads the arguments of `npm run ask:report`.
 *
 * @throws naming the argument and what to write
 */
export function readReportArguments(args: string[]): ReportFilter & { isJson: boolean } {
  const { values } = parseArgs({
    args,
    options: {
      missing: { type: 'boolean' },
      disliked: { type: 'boolean' },
      lang: { type: 'string' },
      version: { type: 'string' },
      since: { type: 'string' },
      limit: { type: 'string', default: '50' },
      json: { type: 'boolean', default: false },
    },
  });
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1) {
    throw new Error(`[ask-ai] --limit is "${values.limit}" → write a whole number from 1 up`);
  }
  return {
    isMissing: values.missing,
    isDisliked: values.disliked,
    lang: values.lang,
    version: values.version,
    since: values.since === undefined ? undefined : readDate('since', values.since),
    limit,
    isJson: values.json,
  };
}

/**
 * Reads the arguments of `npm run ask:purge`: everything before a day, or everything.
 *
 * @throws naming the argument and what to write
 */
export function readPurgeArguments(args: string[]): number {
  const { values } = parseArgs({
    args,
    options: { before: { type: 'string' }, all: { type: 'boolean', default: false } },
  });
  if ((values.before === undefined) === !values.all) {
    throw new Error('[ask-ai] say what to delete → --before 2026-11-21, or --all');
  }
  return values.before === undefined ? Number.MAX_SAFE_INTEGER : readDate('before', values.before);
}
