/** A request that cannot be answered; the message tells the client what is wrong. */
export class BadRequest extends Error {
  override name = 'BadRequest';

  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}
