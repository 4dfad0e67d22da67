import { expect, test } from 'vitest';
import { startCommand } from '../../../serving/site-server/testing/testServer';
import { writeAskSite } from '../testing/askSite';

test.concurrent.each([
  ['ASK_AI_MODEL_URL', 'foo'],
  ['ASK_AI_DATABASE', 'http://'],
])(
  '[SAFE-2] npm start with an invalid %s names it and exits, even after parts have started',
  async (name, value) => {
    const started = startCommand(['npm', 'start'], writeAskSite(), { [name]: value });
    await expect(started).rejects.toThrow(new RegExp(`${name} must be .*, but is "${value}"`));
  },
);
