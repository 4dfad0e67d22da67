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
