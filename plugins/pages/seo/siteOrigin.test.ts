import { expect, test } from 'vitest';
import { readSiteOrigin } from './siteOrigin';

test.each([
  ['https://docs.example.com', 'https://docs.example.com'],
  ['https://docs.example.com/', 'https://docs.example.com'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['', undefined],
  [undefined, undefined],
])('[SEO-1] SITE_ORIGIN=%s is the origin %s', (value, origin) => {
  expect(readSiteOrigin({ SITE_ORIGIN: value })).toBe(origin);
});

test.each(['docs.example.com', 'https://a.example/docs', 'ftp://a.example', 'https://', 'x y'])(
  '[SEO-1] SITE_ORIGIN=%s is refused with what to write',
  (value) => {
    expect(() => readSiteOrigin({ SITE_ORIGIN: value })).toThrow(
      `SITE_ORIGIN is "${value}" → write the protocol and the host without a path`,
    );
  },
);
