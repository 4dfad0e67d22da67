import { expect, test } from 'vitest';
import { decodePath, decodeText } from './decode';

test.each([
  ['%E4%BD%A0%20a', '你 a'],
  ['%e4%bd%a0', '你'],
  ['a%2Fb%23', 'a/b#'],
  ['100%25', '100%'],
  ['', ''],
])('decodes %j', (written, decoded) => {
  expect(decodeText(written)).toBe(decoded);
});

test.each(['%', '100%', '%E4%A', '%zz', '%E4', '%FF%FE', '%u4f60'])(
  '[FRAME-3] leaves %j as it is written',
  (written) => {
    expect(decodeText(written)).toBe(written);
    expect(decodePath(written)).toBe(written);
  },
);

test('[FRAME-3] decodes valid sequences next to invalid ones', () => {
  expect(decodeText('%E4%BD%A0-100%-%E4')).toBe('你-100%-%E4');
});

test('keeps separators in a path encoded', () => {
  expect(decodePath('/%E4%BD%A0/a%2Fb%3Fc%23d')).toBe('/你/a%2Fb%3Fc%23d');
});
