import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutWait } from './promptRefresh';

test('[AUTH-6] the installed code that refreshes React waits no longer, and is otherwise the same', () => {
  const file = 'node_modules/@rspack/plugin-react-refresh/client/refreshUtils.js';
  const code = readFileSync(file, 'utf8');
  const prompt = withoutWait(code);
  expect(prompt).not.toBe(code);
  expect(prompt.replace('}, 0);', '}, 30);')).toBe(code);
  expect(withoutWait('setTimeout(run, 30);')).toBe('setTimeout(run, 30);');
});
