import { expect, test } from 'vitest';
import { splitLines } from './splitLines';

test('[AUTH-3] changed lines are marked without the breaks and indents between them', () => {
  const kind = 'removed' as const;
  expect(splitLines({ kind, text: 'a: 1;\n  b: 2;\n  ', style: 'code' })).toEqual([
    { kind, text: 'a: 1;', style: 'code' },
    { kind: 'same', text: '\n  ', style: 'code' },
    { kind, text: 'b: 2;', style: 'code' },
    { kind: 'same', text: '\n  ', style: 'code' },
  ]);
  expect(splitLines({ kind, text: 'two words ' })).toEqual([{ kind, text: 'two words ' }]);
  expect(splitLines({ kind: 'same', text: 'a\nb' })).toEqual([{ kind: 'same', text: 'a\nb' }]);
});

test('[AUTH-3] the indentation of a removed line is not struck through', () => {
  expect(splitLines({ kind: 'removed', text: '  a: 1;\n' })).toEqual([
    { kind: 'same', text: '  ' },
    { kind: 'removed', text: 'a: 1;' },
    { kind: 'same', text: '\n' },
  ]);
});
