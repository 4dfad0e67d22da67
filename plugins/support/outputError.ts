/** An error that stops the build. Its message lists all problems, without a stack trace. */
export class OutputError extends Error {
  override name = 'OutputError';

  constructor(message: string) {
    super(`[output] ${message}`);
    this.stack = this.message;
  }
}
