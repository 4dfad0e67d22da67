import { expect, test } from 'vitest';
import { hashIds } from './hashTarget';

test.each([
  ['', []],
  ['#', []],
  ['#install', ['install']],
  ['#%E5%AE%89%E8%A3%85', ['%E5%AE%89%E8%A3%85', '安装', '%e5%ae%89%e8%a3%85']],
  ['#100%25', ['100%25', '100%']],
  ['#output.publicPath', ['output.publicPath', 'outputpublicpath']],
])('reads the ids of %j', (hash, ids) => {
  expect(hashIds(hash)).toEqual(ids);
});

test.each(['#%', '#100%', '#%E4%A'])(
  '[ROUTE-5] takes the malformed %j as it is written',
  (hash) => {
    expect(hashIds(hash)[0]).toBe(hash.slice(1));
  },
);
