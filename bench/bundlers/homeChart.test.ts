import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import measured from './measured.json';

const FIGURE = /```figure\n([\s\S]*?bars:[\s\S]*?)```/;

interface Chart {
  bars: { label: string[]; value: number }[];
}

for (const language of ['en', 'zh']) {
  test(`[HOME-1] the chart of the home page has the measured figures: ${language}`, () => {
    const file = path.resolve('docs/v2', language, 'index.mdx');
    const { bars } = parse(FIGURE.exec(readFileSync(file, 'utf8'))?.[1] ?? '') as Chart;
    const shown = bars.map(({ label: [name], value }) => [name, value]);
    expect(shown).toEqual(
      measured.results.map(({ name, version, wallSeconds }) => [
        `${name} ${version}`,
        Number(wallSeconds.toFixed(1)),
      ]),
    );
  });
}

test('[HOME-1] the statements of the home page about other bundlers are measured', () => {
  const order = (key: 'wallSeconds' | 'outputBytes') =>
    [...measured.results].sort((one, other) => one[key] - other[key]).map(({ name }) => name);
  expect(order('wallSeconds')).toEqual(['esbuild', 'Vite', 'Rspack', 'webpack']);
  expect(order('outputBytes')[0]).toBe('Rspack');
  expect(measured).toMatchObject({ modules: 2000, rounds: 5, cores: 2 });
});
