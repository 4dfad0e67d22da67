import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const docs = SITES.docs.url;
const based = SITES.based.url;

for (const [from, to] of [
  [`${docs}/config/resolve/?a=1`, '/config/resolve?a=1'],
  [`${docs}/Config/Resolve.html`, '/config/resolve'],
  [`${docs}/config/index.html`, '/config/'],
  [`${docs}//config//resolve`, '/config/resolve'],
  [`${based}/GUIDE/start/`, '/docs/guide/start'],
] as const) {
  test(`[ROUTE-1] the server leads ${from.replace(/^.*localhost/, '')} to ${to}, at once and for good`, async ({
    request,
  }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
    expect((await request.get(from)).status()).toBe(200);
  });
}

for (const [from, to] of [
  [`${docs}/en/config/resolve?a=1`, '/config/resolve?a=1'],
  [`${docs}/v2/config/`, '/config/'],
  [`${docs}/v2/en`, '/'],
  [`${docs}/v1/en/config/entry`, '/v1/config/entry'],
  [`${based}/v2/en/guide/start?a=1`, '/docs/guide/start?a=1'],
] as const) {
  test(`[ROUTE-2] the server leads ${from.replace(/^.*localhost/, '')} to ${to}, at once and for good`, async ({
    request,
  }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
  });
}

test('[ROUTE-2] the server leaves a prefix in the middle alone', async ({ request }) => {
  for (const address of [`${docs}/config/en/resolve`, `${based}/guide/v2/start`]) {
    expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(404);
  }
});

test('[SAFE-2] what is for hosts and for the server is not for readers', async ({ request }) => {
  for (const name of ['_redirects', '_headers', '.lectern.json', '../package.json']) {
    expect((await request.get(`${docs}/${name}`)).status()).toBe(404);
  }
});
