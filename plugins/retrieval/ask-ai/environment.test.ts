import { expect, test } from 'vitest';
import { readAskEnvironment } from './environment';

const MODEL = { ASK_AI_MODEL_URL: 'http://127.0.0.1:8080/v1', ASK_AI_MODEL: 'local' };
const read = (env: Record<string, string>) => readAskEnvironment({ ...MODEL, ...env }, 'Docs');

test.each(['se cret', 'se\ncret', 'ключ'])(
  '[SAFE-2] a key that is invalid in a header is rejected at the start, and not shown',
  (secret) => {
    for (const name of ['ASK_AI_MODEL_KEY', 'ASK_AI_DATABASE_TOKEN']) {
      const message = `[ask-ai] ${name} contains a space, a line break or another invalid character → copy it again`;
      const env = { ASK_AI_DATABASE: 'libsql://docs.example', [name]: secret };
      expect(() => read(env)).toThrow(new Error(message));
    }
  },
);

test.each(['http://ada:secret@127.0.0.1/v1', 'http://127.0.0.1/v1?key=1', 'http://127.0.0.1/v1#a'])(
  '[SAFE-2] the address %s is rejected at the start, with a remedy and without the password',
  (ASK_AI_MODEL_URL) => {
    expect(() => read({ ASK_AI_MODEL_URL })).toThrow(/^(?!.*secret).*ASK_AI_MODEL_KEY/);
  },
);

test('a valid key and address are used unchanged', () => {
  expect(read({ ASK_AI_MODEL_KEY: ' sk-a_b.c/d+e= ' }).model).toMatchObject({
    baseUrl: 'http://127.0.0.1:8080/v1',
    apiKey: 'sk-a_b.c/d+e=',
  });
});
