/** A request that cannot be answered. The client receives the message. */
export class BadRequest extends Error {
  override name = 'BadRequest';

  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}
