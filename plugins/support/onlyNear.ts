import { mistakes } from './nearestName';

/** The maximum number of typos, which is one for short names. */
const MOST_MISTAKES = 2;
const SHORT = 4;

/** Digits are not considered typos: `step-3` is not a misspelling of `step-2`. */
const numbersIn = (name: string) => (name.match(/\d+/g) ?? []).join();

/**
 * Returns the only name that a misspelled one can refer to; `undefined` if there are none or several. It is stricter
 * than `nearestName`, whose result is only suggested, because this result is applied without confirmation.
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
