import { expect, test } from 'vitest';
import { devPort } from './readers';

test('the dev server listens on the port of the flag, of PORT, or 3000', () => {
  expect(devPort(4000, { PORT: '5000' })).toBe(4000);
  expect(devPort(undefined, { PORT: ' 5000 ' })).toBe(5000);
  expect(devPort(undefined, { PORT: '' })).toBe(3000);
  expect(() => devPort(undefined, { PORT: 'http' })).toThrow(
    '[dev] PORT is "http" → write a whole number from 0 to 65535',
  );
});
