import { expect, test } from 'vitest';
import type { Outcome } from '../run/worker/outcome';
import { recordDifference, recordOf } from './outputRecord';

const outcome = (more: Partial<Outcome>) =>
  ({ fileLines: ['dist/main.js 1000 bytes'], errors: [], warnings: [], ...more }) as Outcome;

const here = { folder: '/tmp/samples-a/all/1', installed: ['/work/site/node_modules'] };
const there = {
  folder: '/tmp/samples-b/12/project-0',
  installed: ['/tmp/elsewhere/site/node_modules'],
};

test('[PLAY-1] a record is the same on every machine', () => {
  const one = recordOf(
    outcome({
      warnings: ['order of ../../../../work/site/node_modules/css-loader/cjs.js!./src/a.css'],
      errors: ["Can't resolve './a' in '/tmp/samples-a/all/1/src'"],
      printed:
        'http://localhost:1/, http://[::1]:1/\n  Network: http://192.0.2.2:1/\ncompiled in 1.2 s',
    }),
    here,
  );
  const other = recordOf(
    outcome({
      warnings: ['order of ../../../elsewhere/site/node_modules/css-loader/cjs.js!./src/a.css'],
      errors: ["Can't resolve './a' in '/tmp/samples-b/12/project-0/src'"],
      printed: 'http://localhost:1/\ncompiled in 980 ms',
    }),
    there,
  );
  expect(one).toEqual({
    files: [['main.js', 1000]],
    warnings: ['order of /project/node_modules/css-loader/cjs.js!./src/a.css'],
    errors: ["Can't resolve './a' in '/project/src'"],
    printed: 'http://localhost:1/\ncompiled in … ms',
  });
  expect(other).toEqual(one);
});

test('[PLAY-1] an output that differs from the recorded one is reported', () => {
  const before = recordOf(outcome({ printed: 'built' }), here);
  const now = (more: Partial<Outcome>) => recordOf(outcome({ printed: 'built', ...more }), there);
  expect(recordDifference(before, now({}))).toBeUndefined();
  expect(recordDifference(before, now({ fileLines: ['dist/main.js 1050 bytes'] }))).toBeUndefined();
  expect(recordDifference(before, now({ fileLines: ['dist/main.js 2000 bytes'] }))).toBe(
    'main.js was recorded with 1000 bytes, and 2000 came out',
  );
  expect(recordDifference(before, now({ fileLines: [] }))).toBe(
    'the recorded files are main.js, and the build wrote none',
  );
  expect(recordDifference(before, now({ printed: 'other' }))).toBe(
    '"built" was recorded, and "other" came out',
  );
});
