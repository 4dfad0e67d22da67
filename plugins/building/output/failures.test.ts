import { expect, test } from 'vitest';
import { outputPaths } from '../../support/outputPaths';
import { failureLines, remedyOf } from './failures';

const paths = outputPaths('doc_build');

test('a build that fails says that the output is what it was, if there is one', () => {
  expect(failureLines(paths, true)).toEqual(['[output] the build failed; doc_build is unchanged']);
  expect(failureLines(paths, false)).toEqual([]);
});

test('a full disk is named, with what to do', () => {
  expect(failureLines(paths, true, () => 4096)[0]).toContain(
    `the disk that contains ${paths.work} is full → free up space`,
  );
});

test('errors of a disk have remedies', () => {
  expect(remedyOf(Object.assign(new Error(''), { code: 'ENOSPC' }))).toBe(
    'free up space on that disk',
  );
  expect(remedyOf(new Error(''))).toBe('check that folder');
});
