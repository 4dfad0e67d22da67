import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeSafely } from './safeDecoding';

const read = (file: string) => readFileSync(`node_modules/@rspress/${file}`, 'utf8');

test.each([
  'shared/dist/index.js',
  'core/dist/runtime/route.js',
  'core/dist/runtime/hooks/useActiveMatcher.js',
  'core/dist/runtime/hooks/useSidebar.js',
])('[FRAME-3] %s decodes with our function', (file) => {
  const code = read(file);
  expect(code).toContain('decodeURIComponent(');
  const safe = decodeSafely(code);
  expect(safe).not.toContain('decodeURIComponent(');
  expect(safe).toMatch(/^import \{ decodeText \} from ".*theme\/routes\/decode\.ts";\n/);
});

test('code that decodes nothing stays as it is', () => {
  const code = read('core/dist/runtime/Content.js');
  expect(decodeSafely(code)).toBe(code);
});
