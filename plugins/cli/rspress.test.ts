import { expect, test } from 'vitest';
import { flagList } from './rspress';

test('flags are written as Rspress reads them, without those that are not set', () => {
  expect(flagList({ port: 3000, host: true, base: undefined, config: 'a b.ts' })).toEqual([
    '--port',
    '3000',
    '--host',
    '--config',
    'a b.ts',
  ]);
});
