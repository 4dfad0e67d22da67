import { expect, test } from 'vitest';
import { outlineFindings } from './outlineFindings';

const outline = (...ids: string[]) => ({ plugin: 'labels', ids });
const idsOf = () => new Set(['install', 'use']);

test('an outline with a missing heading is a finding of its plugin', () => {
  expect(outlineFindings(outline('install', 'instal'), idsOf, 'docs/a.mdx')).toEqual([
    {
      check: 'labels',
      file: 'docs/a.mdx',
      line: 1,
      message:
        'facts: the outline contains a heading that does not exist: "#instal" → did you mean #install?',
    },
  ]);
});

test('pages whose components may have the heading, and pages without an outline of a plugin, are not checked', () => {
  expect(outlineFindings(outline('other'), () => undefined, 'docs/a.mdx')).toEqual([]);
  expect(outlineFindings(undefined, idsOf, 'docs/a.mdx')).toEqual([]);
});
