/**
 * An error that stops the build before it starts. The message lists all problems, without a stack
 * trace.
 */
export class SiteConfigError extends Error {
  override name = 'SiteConfigError';

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

/** Throws an error with all problems, one per line. */
export function fail(
  part: 'config' | 'routes' | 'theme',
  headline: string,
  lines: string[],
): never {
  throw new SiteConfigError(
    `[${part}] ${headline}:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );
}

/** `1 setting`, `2 settings` */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Whether an error is one of Lectern's own, which contains its location and the remedy. */
const isOwn = (error: unknown): error is Error =>
  error instanceof Error && /^\[[a-z-]+\] /.test(error.message);

/**
 * Runs checks, and throws the errors of all of them at once.
 *
 * @throws {SiteConfigError} with the messages of all checks that failed; an error that is not Lectern's own is thrown
 * immediately
 */
export function together(checks: readonly (() => void)[]): void {
  const errors: Error[] = [];
  for (const check of checks) {
    try {
      check();
    } catch (error) {
      if (!isOwn(error)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new SiteConfigError(errors.map(({ message }) => message).join('\n'));
}
