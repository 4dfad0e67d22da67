import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { checkedEnvironment, type Environment } from '../../../support/checkedEnvironment';

/** The environment variable with the token of the page. */
export const TOKEN_VARIABLE = 'DOCS_HEALTH_TOKEN';

const MIN_TOKEN = 24;

/** The duration of a session in seconds. */
const SESSION_SECONDS = 12 * 60 * 60;
const COOKIE = 'lectern-docs-health';

/**
 * Returns the token in the environment. Without one there is no page.
 *
 * @throws if the token is short enough to be guessed
 */
export function readToken(env: Environment): string | undefined {
  const token = checkedEnvironment('docs-health', env).text(TOKEN_VARIABLE);
  if (token === undefined || token.length >= MIN_TOKEN) return token;
  throw new Error(
    `[docs-health] ${TOKEN_VARIABLE} has ${token.length} characters → write at least ${MIN_TOKEN}, such as the output of "openssl rand -hex 32"`,
  );
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two texts in constant time. */
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

/** Verifies the token of a maintainer, and the cookies that represent it. */
export interface Session {
  isToken(given: string): boolean;
  /** Whether a request has a valid cookie. */
  isSignedIn(headers: Headers, now?: number): boolean;
  /** Returns the cookie for a correct token. @param isSecure whether the page was requested via HTTPS */
  cookie(isSecure: boolean, now?: number): string;
  /** Returns a cookie that removes the session. */
  noCookie(isSecure: boolean): string;
}

/**
 * Creates stateless sessions: a cookie contains only its expiry time, signed with the token. A new token
 * invalidates all sessions.
 *
 * @param path the path of the page, which the cookie is limited to
 */
export function createSession(token: string, path: string): Session {
  const sign = (end: string) =>
    createHmac('sha256', `${COOKIE} ${token}`).update(end).digest('base64url');

  function write(value: string, seconds: number, isSecure: boolean): string {
    const parts = [`${COOKIE}=${value}`, `Path=${path}`, `Max-Age=${seconds}`, 'HttpOnly'];
    return [...parts, 'SameSite=Strict', ...(isSecure ? ['Secure'] : [])].join('; ');
  }

  return {
    isToken: (given) => isSame(given, token),
    isSignedIn(headers, now = Date.now()) {
      const all = (headers.get('cookie') ?? '').split(';').map((one) => one.trim());
      return all.some((one) => {
        if (!one.startsWith(`${COOKIE}=`)) return false;
        const [end = '', signature = '', ...rest] = one.slice(COOKIE.length + 1).split('.');
        if (rest.length > 0) return false;
        return isSame(signature, sign(end)) && Number(end) * 1000 > now;
      });
    },
    cookie(isSecure, now = Date.now()) {
      const end = String(Math.floor(now / 1000) + SESSION_SECONDS);
      return write(`${end}.${sign(end)}`, SESSION_SECONDS, isSecure);
    },
    noCookie: (isSecure) => write('', 0, isSecure),
  };
}
