import { InvalidArgumentError } from 'commander';
import { checkedEnvironment, type Environment } from '../support/checkedEnvironment';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the calendar as ms since 1970. */
export function readDay(value: string): number {
  const time = DATE.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  // `Date` takes the 30th of February for the 2nd of March.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
  if (!isDay) throw new InvalidArgumentError('Write a day such as 2026-11-21.');
  return time;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day that has begun somewhere on Earth; a later one would stand for everything. */
export function readPastDay(value: string, now = Date.now()): number {
  const time = readDay(value);
  if (time <= now + DAY_MS) return time;
  throw new InvalidArgumentError(`${value} is in the future. Write a past day, or use --all.`);
}

/** A whole number from 1 up. */
export function readCount(value: string): number {
  const count = Number(value);
  if (Number.isInteger(count) && count > 0) return count;
  throw new InvalidArgumentError('Write a whole number of at least 1.');
}

/** A port that a server may listen on; 0 picks a free one. */
export function readPort(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError('Write a port from 0 to 65535.');
}

/** A path with a slash at both ends. */
export function readBase(value: string): string {
  if (/^\/(.*\/)?$/.test(value)) return value;
  throw new InvalidArgumentError('Write a path with a slash at both ends, such as /docs/.');
}

/** Names between commas: `news,blog` */
export const readNames = (value: string): string[] => value.split(',').filter(Boolean);

/**
 * The port of the dev server: that of the flag, else of `PORT`, else 3000.
 *
 * @throws naming a `PORT` that is none
 */
export const devPort = (given: number | undefined, env: Environment): number =>
  given ?? checkedEnvironment('dev', env).whole('PORT', { min: 0, max: 65_535, otherwise: 3000 });
