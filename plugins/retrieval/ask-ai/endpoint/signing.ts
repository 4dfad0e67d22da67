import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Seconds that a token is good for; the dialog asks for a new one 30 seconds before. */
export const TOKEN_SECONDS = 600;

/** Makes and checks the tokens of the dialog. */
export interface TokenSigner {
  sign(now?: number): string;
  isValid(token: string, now?: number): boolean;
}

/**
 * Tokens in the form that the dialog reads: the first part is its expiry as JSON in plain base64, the
 * second our signature. They say nothing of the reader.
 *
 * @param key the same for all copies of the server; random if not given
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
