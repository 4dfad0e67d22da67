import { expect, test } from 'vitest';
import { hashIds } from './hashTarget';

test.each([
  ['', []],
  ['#', []],
  ['#install', ['install']],
  ['#%E5%AE%89%E8%A3%85', ['%E5%AE%89%E8%A3%85', '安装']],
  ['#100%25', ['100%25', '100%']],
])('reads the ids of %j', (hash, ids) => {
  expect(hashIds(hash)).toEqual(ids);
});

test.each(['#%', '#100%', '#%E4%A'])(
  '[ROUTE-5] takes the malformed %j as it is written',
  (hash) => {
    expect(hashIds(hash)).toEqual([hash.slice(1)]);
  },
);
