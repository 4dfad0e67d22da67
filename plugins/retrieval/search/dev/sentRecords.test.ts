import { expect, test } from 'vitest';
import type { SearchRecord } from '../shared/types';
import { recordReceiver, recordSender } from './sentRecords';

const record = (url: string) => ({ url }) as SearchRecord;
const placeOf = (records: SearchRecord[], lang = 'en') => ({ lang, version: 'v2', records });

test('only new records are sent to the thread, which keeps the others', () => {
  const { send } = recordSender();
  const { receive } = recordReceiver();
  const [a, b, c] = [record('/a'), record('/b'), record('/c')];
  const first = structuredClone(send(placeOf([a, b]), false));
  const before = receive(first)?.records;
  expect(before).toEqual([a, b]);

  const next = structuredClone(send(placeOf([c, b]), false));
  expect(next.records).toEqual([[3, c], 2]);
  const after = receive(next)?.records;
  expect(after).toEqual([c, b]);
  expect(after?.[1]).toBe(before?.[1]);
});

test('each place has its own records', () => {
  const { send } = recordSender();
  const a = record('/a');
  send(placeOf([a]), false);
  expect(send(placeOf([a], 'zh'), false).records).toEqual([[1, a]]);
});

test('a new thread does not know the records, and receives all of them', () => {
  const { send } = recordSender();
  const a = record('/a');
  send(placeOf([a]), false);
  const { receive } = recordReceiver();
  expect(receive(send(placeOf([a]), false))).toBeUndefined();
  expect(receive(send(placeOf([a]), true))?.records).toEqual([a]);
});
