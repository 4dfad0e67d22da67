import { mistakes } from './nearestName';

/** What was meant may differ in so many letters, and a short name in one. */
const MOST_MISTAKES = 2;
const SHORT = 4;

/** Numbers are not misspelled: `step-3` does not mean `step-2`. */
const numbersIn = (name: string) => (name.match(/\d+/g) ?? []).join();

/**
 * The only name that can be meant by one with a mistake or two; `undefined` if there are several, or
 * none. Stricter than `nearestName`, which asks a person: what this finds is written without asking.
 */
export function onlyNear(written: string, names: Iterable<string>): string | undefined {
  const most = written.length > SHORT ? MOST_MISTAKES : 1;
  const near = [...new Set(names)].filter(
    (name) =>
      Math.abs(name.length - written.length) <= most &&
      numbersIn(name) === numbersIn(written) &&
      mistakes(written.toLowerCase(), name.toLowerCase()) <= most,
  );
  return near.length === 1 ? near[0] : undefined;
}
