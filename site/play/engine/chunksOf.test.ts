import type { StatsCompilation } from '@rspack/core';
import { expect, test } from 'vitest';
import { chunksOf } from './chunksOf';

test('[PLAY-2] concatenated modules are listed one by one, without those of the runtime', () => {
  const main = {
    names: ['main'],
    files: ['main.js'],
    modules: [
      { size: 16 },
      {
        name: './a.js',
        size: 12,
        modules: [
          { name: './a.js', size: 5 },
          { name: './b.js', size: 7 },
        ],
      },
    ],
  };
  const stats = { chunks: [main, { id: 7 }] } as unknown as StatsCompilation;
  expect(chunksOf(stats)).toEqual([
    {
      name: 'main',
      files: ['main.js'],
      modules: [
        { name: './a.js', size: 5 },
        { name: './b.js', size: 7 },
      ],
    },
    { name: '7', files: [], modules: [] },
  ]);
});
