import { InvalidArgumentError } from 'commander';
import { checkedEnvironment, type Environment } from '../support/checkedEnvironment';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Parses a calendar day to milliseconds since 1970. */
export function readDay(value: string): number {
  const time = DATE.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  // `Date` converts February 30 to March 2.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
  if (!isDay) throw new InvalidArgumentError('Write a day such as 2026-11-21.');
  return time;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Parses a day that has started somewhere on Earth. A later one would select everything. */
export function readPastDay(value: string, now = Date.now()): number {
  const time = readDay(value);
  if (time <= now + DAY_MS) return time;
  throw new InvalidArgumentError(`${value} is in the future. Write a past day, or use --all.`);
}

/** Parses decimal digits. `Number` would also accept `0x1`, `1e3` and an empty text. */
const readDigits = (value: string): number => (/^\d+$/.test(value) ? Number(value) : Number.NaN);

/** Parses an integer of at least 1. */
export function readCount(value: string): number {
  const count = readDigits(value);
  if (count > 0) return count;
  throw new InvalidArgumentError('Write a whole number of at least 1.');
}

/** Parses a port to listen on. 0 selects a free port. */
export function readPort(value: string): number {
  const port = readDigits(value);
  if (port <= 65_535) return port;
  throw new InvalidArgumentError('Write a port from 0 to 65535.');
}

/** Parses a path with a slash at both ends. */
export function readBase(value: string): string {
  if (/^\/(.*\/)?$/.test(value)) return value;
  throw new InvalidArgumentError('Write a path with a slash at both ends, such as /docs/.');
}

/** Parses comma-separated names: `news,blog` */
export const readNames = (value: string): string[] => value.split(',').filter(Boolean);

/**
 * Returns the port of the dev server: the flag, `PORT`, or 3000.
 *
 * @throws if `PORT` is invalid
 */
export const devPort = (given: number | undefined, env: Environment): number =>
  given ?? checkedEnvironment('dev', env).whole('PORT', { min: 0, max: 65_535, otherwise: 3000 });
