import { expect, test } from 'vitest';
import { requestBuilt } from '../support/builtServer';

for (const [site, from, to] of [
  ['docs', '/config/resolve/?a=1', '/config/resolve?a=1'],
  ['docs', '/Config/Resolve.html', '/config/resolve'],
  ['docs', '/config/index.html', '/config/'],
  ['docs', '//config//resolve', '/config/resolve'],
  ['based', '/docs/GUIDE/start/', '/docs/guide/start'],
] as const) {
  test(`[ROUTE-1] the server leads ${from} to ${to}, at once and for good`, async () => {
    const answer = await requestBuilt(site, from);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    expect((await requestBuilt(site, to)).status).toBe(200);
  });
}

for (const [site, from, to] of [
  ['docs', '/en/config/resolve?a=1', '/config/resolve?a=1'],
  ['docs', '/v2/config/', '/config/'],
  ['docs', '/v2/en', '/'],
  ['docs', '/v1/en/config/entry', '/v1/config/entry'],
  ['based', '/docs/v2/en/guide/start?a=1', '/docs/guide/start?a=1'],
] as const) {
  test(`[ROUTE-2] the server leads ${from} to ${to}, at once and for good`, async () => {
    const answer = await requestBuilt(site, from);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });
}

test('[ROUTE-2] the server leaves a prefix in the middle alone', async () => {
  expect((await requestBuilt('docs', '/config/en/resolve')).status).toBe(404);
  expect((await requestBuilt('based', '/docs/guide/v2/start')).status).toBe(404);
});

test('[SAFE-2] what is for hosts and for the server is not for readers', async () => {
  for (const name of [
    '_redirects',
    '_headers',
    '.lectern.json',
    '.built-from',
    '../package.json',
  ]) {
    expect((await requestBuilt('docs', `/${name}`)).status).toBe(404);
  }
});
