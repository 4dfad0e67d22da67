/** Returns a reproducible sequence of numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Pick = <Item>(items: readonly Item[]) => Item;

const UP = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '%252e%252e',
  '..%00',
  '..;',
  '%c0%ae%c0%ae',
  '....',
  '%u002e%u002e',
  '．．',
];
const SLASH = ['/', '//', '\\', '%2f', '%2F', '%5c', '%5C', '%252f', '%c0%af', '/./', '%00/', '／'];
const TARGETS = [
  'secret.txt',
  'etc/passwd',
  '.lectern.json',
  '_headers',
  '.env',
  'site-secret/a',
  'proc/self/environ',
  'windows/win.ini',
];
const STARTS = [
  '/',
  '/guide/',
  '/static/',
  '/en/',
  '/v2/',
  '/v2/en/',
  '/leak',
  '/up',
  '//',
  '/index.html/',
  'file:///',
  'http://127.0.0.1/',
  '',
];
const BROKEN = [
  '%',
  '%%',
  '%1',
  '%zz',
  '%E0%A4%A',
  '%00',
  '%0d%0aX-Bad:1',
  '\u0001',
  '\u00ff',
  '%ff%fe',
  '<script>',
  '"',
  '{}',
  '^',
  '`',
  '%25%',
  '#',
  '?',
  '?#?',
  ';',
  '*',
];
const METHODS = [
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'MKCOL',
  'PURGE',
  'get',
  'GETGET',
  'QUERY',
  'M-SEARCH',
  'X',
  'G E T',
  '',
];
const RANGES = [
  'bytes=0-',
  'bytes=-1',
  'bytes=-0',
  'bytes=99999999999999999999-',
  'bytes=5-1',
  'bytes=0-0,1-1,2-2',
  'bytes=a-b',
  'bytes',
  'lines=1-2',
  'bytes=--1',
  'bytes=0-18446744073709551616',
  `bytes=${'0-0,'.repeat(500)}0-0`,
];
const HEADER_NAMES = [
  'Accept',
  'Accept-Encoding',
  'If-None-Match',
  'If-Range',
  'Range',
  'Host',
  'Cookie',
  'X-Forwarded-Host',
  'Expect',
  'Upgrade',
  'Content-Length',
  'Transfer-Encoding',
  '__proto__',
  'Connection',
];
const HEADER_VALUES = [
  '',
  '*',
  '*/*;q=-1',
  'br;q=1e400',
  'text/markdown;q=NaN',
  ',,,,',
  '"',
  'W/"',
  'a'.repeat(4000),
  'q='.repeat(900),
  '\u00ff\u00fe',
  'gzip;q=0, br;q=0, identity;q=0',
  '-1',
  '9'.repeat(30),
  'chunked, chunked',
  'evil.com',
  '[::1',
  '[object Object]',
  '100-continue',
  'websocket',
  'close, keep-alive',
  'text/markdown',
];
const PAGES = [
  '/',
  '/guide/start',
  '/Guide/Start/',
  '/big.bin',
  '/nowhere',
  '/healthz',
  '/static/a.5134e21e54.js',
  '/leak.txt',
];

function request(method: string, address: string, headers: string[] = [], body = ''): string {
  return [
    `${method} ${address} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...headers,
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

function traversal(pick: Pick): string {
  const steps = Array.from({ length: pick([1, 2, 3, 8]) }, () => pick(UP) + pick(SLASH));
  return pick(STARTS) + steps.join('') + pick(TARGETS);
}

function garbage(random: () => number): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(random() * 600)).map(() => random() * 256);
  // Ends like a request, so the server does not wait for more.
  return Buffer.concat([bytes, Buffer.from('\r\n\r\n')]);
}

/**
 * Returns a malformed or malicious request, which depends on the numbers that `random` returns. The
 * text is sent unchanged.
 */
export function hostileRequest(random: () => number): (string | Uint8Array)[] {
  const pick: Pick = (items) => items[Math.floor(random() * items.length)] as never;
  const kind = random();
  if (kind < 0.4) return [request('GET', traversal(pick))];
  if (kind < 0.5) return [request(pick(METHODS), pick(PAGES))];
  if (kind < 0.62) return [request('GET', pick(PAGES) + pick(BROKEN) + pick(BROKEN))];
  if (kind < 0.72) return [request('GET', pick(PAGES), [`Range: ${pick(RANGES)}`])];
  if (kind < 0.87) {
    const headers = Array.from(
      { length: pick([1, 2, 5]) },
      () => `${pick(HEADER_NAMES)}: ${pick(HEADER_VALUES)}`,
    );
    return [request(pick(['GET', 'GET', 'HEAD', 'POST']), pick(PAGES), headers, '\r\n\r\n')];
  }
  if (kind < 0.9)
    return [request('GET', pick(PAGES), [`X-Long: ${'a'.repeat(pick([9_000, 20_000, 200_000]))}`])];
  if (kind < 0.92) return [request('GET', pick(PAGES), Array(pick([100, 600, 3000])).fill('X: y'))];
  if (kind < 0.94) return [request('GET', `/${'a/'.repeat(pick([2_000, 6_000, 50_000]))}`)];
  if (kind < 0.96) {
    const size = pick([1, 100_000, 2_000_000]);
    return [request('POST', pick(PAGES), [`Content-Length: ${size}`]), 'b'.repeat(size)];
  }
  if (kind < 0.97)
    return [request('POST', '/', ['Transfer-Encoding: chunked'], 'zz\r\nnot a chunk\r\n')];
  return [garbage(random)];
}
