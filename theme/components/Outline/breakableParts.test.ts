import { expect, test } from 'vitest';
import { breakableParts } from './breakableParts';

test('a name may break after dots and before capitals', () => {
  expect(breakableParts('output.derivedModuleName')).toEqual([
    'output.',
    'derived',
    'Module',
    'Name',
  ]);
});

test('words of a sentence stay whole', () => {
  expect(breakableParts('Use TypeScript')).toEqual(['Use TypeScript']);
});
