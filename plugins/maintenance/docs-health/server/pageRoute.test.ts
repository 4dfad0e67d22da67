import { afterEach, expect, test } from 'vitest';
import { type HealthSiteOptions, healthSite, TOKEN } from '../testing/healthSite';
import { createSession, readToken } from './session';

const PAGE = '/docs-health';
let site: ReturnType<typeof healthSite>;

function open(options: HealthSiteOptions = {}) {
  site = healthSite({ token: TOKEN, ...options });
}

afterEach(() => site?.close());

const bearer = (token: string, client = '1.1.1.1') => ({
  authorization: `Bearer ${token}`,
  'x-forwarded-for': client,
});
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('[LOOP-2] without a token on the server, the page responds with 404', async () => {
  open({ token: undefined });
  for (const headers of [{}, bearer(TOKEN)]) {
    const answer = await site.get(PAGE, headers);
    expect([answer.status, await answer.text()]).toEqual([404, 'There is nothing.']);
  }
});

test('[LOOP-2] without a token, only the sign-in form is sent', async () => {
  open();
  const answer = await site.get(PAGE);
  const text = await answer.text();
  expect(answer.status).toBe(401);
  expect(text).toContain('type="password"');
  expect(text).not.toMatch(/config\/output|Heavy/);
});

test('[LOOP-2] a wrong token is rejected, in a header and in the form, and is not logged', async () => {
  open();
  for (const wrong of ['x', `${TOKEN}x`, TOKEN.slice(0, -1), TOKEN.toUpperCase()]) {
    expect((await site.get(PAGE, bearer(wrong))).status).toBe(401);
    const answer = await site.post(PAGE, new URLSearchParams({ token: wrong }).toString(), FORM);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).toContain('This token is not correct.');
  }
  expect(site.lines.join()).not.toContain(TOKEN.slice(0, 8));
});

test('[LOOP-2] the right token in a header returns the page, without caching and indexing', async () => {
  open();
  const answer = await site.get(PAGE, bearer(TOKEN));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(await answer.text()).toContain('<h2 id="heavy">Heavy pages</h2>');
});

test('[LOOP-2] the form sets a cookie for the page only, which expires and does not contain the token', async () => {
  open();
  const signedIn = await site.post(`${PAGE}?lang=zh`, `token=${TOKEN}`, FORM);
  expect(signedIn.status).toBe(303);
  expect(signedIn.headers.get('location')).toBe('/docs/docs-health?lang=zh');
  const cookie = signedIn.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/; Path=\/docs\/docs-health; Max-Age=43200; HttpOnly; SameSite=Strict$/);
  expect(cookie).not.toContain(TOKEN);
  const [pair = ''] = cookie.split(';');
  expect((await site.get(PAGE, { cookie: `a=b; ${pair}` })).status).toBe(200);
  expect((await site.get(PAGE, { cookie: `${pair}x` })).status).toBe(401);
  const [end = ''] = pair.split('=')[1]?.split('.') ?? [];
  const longer = pair.replace(end, String(Number(end) + 1000));
  expect((await site.get(PAGE, { cookie: longer })).status).toBe(401);

  const left = await site.post(PAGE, 'leave=1', { ...FORM, cookie: pair });
  expect(left.headers.get('set-cookie')).toContain('Max-Age=0');
  const secure = await site.post(PAGE, `token=${TOKEN}`, { ...FORM, 'x-forwarded-proto': 'https' });
  expect(secure.headers.get('set-cookie')).toMatch(/; Secure$/);
});

test('[LOOP-2] a cookie expires after half a day, and becomes invalid with another token', () => {
  const now = Date.now();
  const session = createSession(TOKEN, '/docs-health');
  const cookie = session.cookie(false, now).split(';')[0] ?? '';
  const headers = new Headers({ cookie });
  expect(session.isSignedIn(headers, now + 11 * 3_600_000)).toBe(true);
  expect(session.isSignedIn(headers, now + 13 * 3_600_000)).toBe(false);
  expect(createSession(`${TOKEN}2`, '/docs-health').isSignedIn(headers, now)).toBe(false);
});

test('[LOOP-2] after ten attempts in a minute, a client is rejected even with the right token; others are not', async () => {
  open();
  for (let at = 0; at < 10; at += 1) await site.get(PAGE, bearer(`wrong ${at}`.replace(' ', '-')));
  const refused = await site.get(PAGE, bearer(TOKEN));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await site.get(PAGE, bearer(TOKEN, '2.2.2.2'))).status).toBe(200);
});

test('[LOOP-2] another site can neither sign a maintainer in nor out, and other methods are rejected', async () => {
  open();
  const foreign = { ...FORM, 'sec-fetch-site': 'cross-site' };
  expect((await site.post(PAGE, `token=${TOKEN}`, foreign)).status).toBe(403);
  expect((await site.post(PAGE, 'x'.repeat(5000), FORM)).status).toBe(413);
});

test('[LOOP-2] the language is that in the URL, or else that of the browser', async () => {
  open();
  const headers = { ...bearer(TOKEN), 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8' };
  expect(await (await site.get(PAGE, headers)).text()).toContain('<html lang="zh">');
  expect(await (await site.get(`${PAGE}?lang=en`, headers)).text()).toContain('<html lang="en">');
  expect(await (await site.get(PAGE, bearer(TOKEN))).text()).toContain('<html lang="en">');
});

test('[LOOP-2] without a database, the page mentions it and shows the facts of the build', async () => {
  open({ hasDatabase: false });
  const text = await (await site.get(PAGE, bearer(TOKEN))).text();
  expect(text).toContain('There are no counts of readers');
  expect(text).toContain('Stale translations');
  expect((await site.post('/api/searches', '{}')).status).toBe(404);
});

test('[LOOP-2] a short token is rejected at startup', () => {
  expect(readToken({ DOCS_HEALTH_TOKEN: ' ' })).toBeUndefined();
  expect(readToken({ DOCS_HEALTH_TOKEN: TOKEN })).toBe(TOKEN);
  expect(() => readToken({ DOCS_HEALTH_TOKEN: 'short' })).toThrow(
    '[docs-health] DOCS_HEALTH_TOKEN has 5 characters → write at least 24, such as the output of "openssl rand -hex 32"',
  );
});
