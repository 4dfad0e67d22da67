import { expect, test } from 'vitest';
import { checkedEnvironment } from './checkedEnvironment';

const read = (VALUE?: string) => checkedEnvironment('server', { VALUE });
const range = { min: 0, max: 100, otherwise: 7 };

test.each([undefined, '', '  '])('%j is not set, and the default holds', (value) => {
  expect(read(value).text('VALUE')).toBeUndefined();
  expect(read(value).whole('VALUE', range)).toBe(7);
  expect(read(value).choice('VALUE', ['on', 'off'], 'on')).toBe('on');
  expect(read(value).address('VALUE', ['redis:'], 'redis://a')).toBeUndefined();
});

test.each(['-1', '1.5', '1e2', '0x10', 'ten', '101', 'Infinity', 'NaN', '1 2', '１'])(
  'the number %j is refused with what to write',
  (value) => {
    expect(() => read(value).whole('VALUE', range)).toThrow(
      `[server] VALUE must be a whole number from 0 to 100, but is "${value}"`,
    );
  },
);

test('integers within the range are accepted, with surrounding whitespace', () => {
  expect(['0', ' 100 ', '007'].map((value) => read(value).whole('VALUE', range))).toEqual([
    0, 100, 7,
  ]);
});

test('an invalid choice and an invalid protocol are rejected with a remedy', () => {
  expect(read('off').choice('VALUE', ['on', 'off'], 'on')).toBe('off');
  expect(() => read('no').choice('VALUE', ['on', 'off'], 'on')).toThrow(
    '[server] VALUE must be "on" or "off", but is "no"',
  );
  expect(() => read('localhost').address('VALUE', ['redis:'], 'redis://a')).toThrow(
    '[server] VALUE must be a URL such as redis://a, but is "localhost"',
  );
});

test('[SAFE-2] a password in an address is not repeated in a message', () => {
  expect(() => read('http://me:secret@host').address('VALUE', ['redis:'], 'redis://a')).toThrow(
    'but is "http://…@host"',
  );
});
