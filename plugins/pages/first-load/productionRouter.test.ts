import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productionRouter } from './productionRouter';

test('pages have the React Router that does not warn developers', () => {
  const files = Object.entries(productionRouter());
  expect(files.map(([name]) => name)).toEqual(['react-router$', 'react-router/dom$']);
  for (const [, file] of files) {
    expect(file).toMatch(/react-router\/dist\/production\/[\w-]+\.mjs$/);
    expect(readFileSync(file, 'utf8')).not.toContain('/development/');
  }
});
