import { expect, test } from 'vitest';
import { devPort, readDay, readPastDay } from './readers';

test('the dev server listens on the port of the flag, of PORT, or 3000', () => {
  expect(devPort(4000, { PORT: '5000' })).toBe(4000);
  expect(devPort(undefined, { PORT: ' 5000 ' })).toBe(5000);
  expect(devPort(undefined, { PORT: '' })).toBe(3000);
  expect(() => devPort(undefined, { PORT: 'http' })).toThrow(
    '[dev] PORT must be a whole number from 0 to 65535, but is "http"',
  );
});

test('[DATA-4] a day must exist in the calendar, because deleted data cannot be restored', () => {
  expect(readDay('2028-02-29')).toBe(Date.UTC(2028, 1, 29));
  for (const wrong of ['2026-02-29', '2026-02-30', '2026-06-31', '2026-13-01', '2026-1-1', '']) {
    expect(() => readDay(wrong), wrong).toThrow('Write a day such as 2026-11-21.');
  }
});

test('[DATA-4] a future day is rejected, because everything before it would be deleted', () => {
  const now = Date.UTC(2026, 10, 26, 23);
  expect(readPastDay('2026-11-26', now)).toBe(Date.UTC(2026, 10, 26));
  // The day has already started east of Greenwich.
  expect(readPastDay('2026-11-27', now)).toBe(Date.UTC(2026, 10, 27));
  expect(() => readPastDay('2062-11-01', now)).toThrow('2062-11-01 is in the future');
  expect(() => readPastDay('2026-02-30', now)).toThrow('Write a day');
});
