import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The lifetime of a token, in seconds. The dialog requests a new one 30 seconds before it expires. */
export const TOKEN_SECONDS = 600;

/** Creates and verifies the tokens of the dialog. */
export interface TokenSigner {
  sign(now?: number): string;
  isValid(token: string, now?: number): boolean;
}

/**
 * Creates tokens in the format that the dialog reads: the first part is the expiry as JSON in plain base64, the
 * second is our signature. They contain nothing about the reader.
 *
 * @param key the same for all instances of the server; random by default
 */
export function createTokenSigner(key: string | Uint8Array = randomBytes(32)): TokenSigner {
  const signatureOf = (payload: string) =>
    createHmac('sha256', key).update(payload).digest('base64url');

  return {
    sign(now = Date.now()) {
      const exp = Math.floor(now / 1000) + TOKEN_SECONDS;
      const payload = Buffer.from(JSON.stringify({ exp })).toString('base64');
      return `${payload}.${signatureOf(payload)}`;
    },
    isValid(token, now = Date.now()) {
      const [payload = '', signature = '', ...rest] = token.split('.');
      if (rest.length > 0 || payload.length > 100) return false;
      const given = Buffer.from(signature);
      const expected = Buffer.from(signatureOf(payload));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
      const { exp } = JSON.parse(Buffer.from(payload, 'base64').toString()) as { exp: number };
      return exp * 1000 > now;
    },
  };
}
