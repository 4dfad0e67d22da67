/** Stops the build; the message says all that is wrong, without a stack trace. */
export class OutputError extends Error {
  override name = 'OutputError';

  constructor(message: string) {
    super(`[output] ${message}`);
    this.stack = this.message;
  }
}
