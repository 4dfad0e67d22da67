import { expect, test } from 'vitest';
import { isMinor } from './keptVersion';
import { lowestMinor, readPackage } from './packageVersion';
import { isNewer, offeredMinors, placeOf, readEditions, usedMark } from './usedVersion';

const NAME = '@rspack/core';

test.each([
  ['2.1.3', '2.1'],
  ['^2.1.0', '2.1'],
  ['~1.7.2', '1.7'],
  ['v2.3.2', '2.3'],
  ['=2.0.0', '2.0'],
  ['2', '2.0'],
  ['2.x', '2.0'],
  ['2.10.x', '2.10'],
  ['>=2.1.0 <3', '2.1'],
  ['>= 1.5 < 2', '1.5'],
  ['1.2.0 - 2.1.0', '1.2'],
  ['^2.1.0 || ^1.7.0', '1.7'],
  ['^1.7.0 || ^2.10.0', '1.7'],
  ['2.0.0-beta.1', '2.0'],
  ['workspace:^2.2.0', '2.2'],
  ['npm:@scope/fork@^2.1.4', '2.1'],
])('[OPT-3] %s allows %s and newer', (range, minor) => {
  expect(lowestMinor(range)).toBe(minor);
});

test.each([
  '*',
  '',
  'latest',
  'next',
  '<3',
  'workspace:*',
  'workspace:^',
  'file:../rspack',
  'link:./2.1.0',
  'github:web-infra-dev/rspack#v2.1.0',
  'https://example.com/core-2.1.0.tgz',
  '^2.1.0 || *',
])('[OPT-3] %s does not say a version', (range) => {
  expect(lowestMinor(range)).toBeUndefined();
});

test('[OPT-3] the version is read from the dependencies in package.json', () => {
  const of = (content: object) => readPackage(JSON.stringify(content), NAME);
  expect(of({ devDependencies: { [NAME]: '^2.1.3' } })).toEqual({
    kind: 'read',
    minor: '2.1',
    range: '^2.1.3',
  });
  expect(
    of({ dependencies: { [NAME]: '2.2.0' }, devDependencies: { [NAME]: '1.0.0' } }),
  ).toMatchObject({ minor: '2.2' });
  expect(of({ peerDependencies: { [NAME]: '>=1.5' } })).toMatchObject({ minor: '1.5' });
  expect(readPackage(`\uFEFF{"dependencies":{"${NAME}":"2.0.1"}}`, NAME).kind).toBe('read');
});

test('[OPT-3] a package.json without a version results in a reason', () => {
  const of = (text: string) => readPackage(text, NAME);
  const ranged = (range: string) => of(JSON.stringify({ dependencies: { [NAME]: range } }));
  expect(of('{ "dependencies": ')).toEqual({ kind: 'broken' });
  expect(of('[]')).toEqual({ kind: 'broken' });
  expect(of('{}')).toEqual({ kind: 'missing' });
  expect(of('{ "dependencies": ["@rspack/core"] }')).toEqual({ kind: 'missing' });
  expect(of(`{ "dependencies": { "${NAME}": 2 } }`)).toEqual({ kind: 'missing' });
  expect(readPackage('{ "dependencies": {} }', 'toString')).toEqual({ kind: 'missing' });
  expect(ranged('latest')).toEqual({ kind: 'unclear', range: 'latest' });
  expect(ranged('workspace:*')).toEqual({ kind: 'unclear', range: 'workspace:*' });
  expect(ranged('catalog:')).toEqual({ kind: 'catalog', range: 'catalog:' });
  expect(ranged('catalog:build')).toEqual({ kind: 'catalog', range: 'catalog:build' });
});

test('[OPT-3] a stored value is only used if it is a minor version', () => {
  expect(['2.1', '0.7', '12.34'].every(isMinor)).toBe(true);
  expect(['', '2', '2.1.0', 'v2.1', '<b>', '2.1 '].some(isMinor)).toBe(false);
  expect([isNewer('2.10', '2.9'), isNewer('2.9', '2.10'), isNewer('3.0', '2.9')]).toEqual([
    true,
    false,
    true,
  ]);
});

test('[OPT-3] a version belongs to this page, to another version of the docs, or to none', () => {
  const editions = readEditions('v2=2.0,2.1,2.2 v1=1.0,1.1');
  expect(editions[1]).toEqual({ version: 'v1', minors: ['1.0', '1.1'] });
  expect(placeOf('2.1', 'v2', editions)).toEqual({ kind: 'same' });
  expect(placeOf('2.9', 'v2', editions)).toEqual({ kind: 'ahead', last: '2.2' });
  expect(placeOf('1.1', 'v2', editions)).toEqual({ kind: 'other', version: 'v1' });
  expect(placeOf('0.7', 'v2', editions)).toEqual({ kind: 'unknown' });
});

test('[OPT-3] the versions of the page are offered first, and then those that a reader may still use', () => {
  const editions = readEditions('v2=2.0,2.1 v1=1.0,1.1');
  expect(offeredMinors(editions, 'v2', undefined)).toEqual(['2.1', '2.0', '1.1', '1.0']);
  expect(offeredMinors(editions, 'v1', '1.1')).toEqual(['1.1', '1.0', '2.1', '2.0']);
  expect(offeredMinors(editions, 'v2', '0.7').at(-1)).toBe('0.7');
});

test('[OPT-3] an option is missing from versions before it was added and after it was removed', () => {
  expect(usedMark('2.0', { since: '2.1' })).toBe('absent');
  expect(usedMark('2.1', { since: '2.1' })).toBeUndefined();
  expect(usedMark('2.1', { until: '2.1' })).toBe('present');
  expect(usedMark('2.2', { until: '2.1' })).toBe('absent');
  expect(usedMark('2.0', { since: '2.1', until: '2.1' })).toBe('absent');
  expect(usedMark('2.0', {})).toBeUndefined();
});
