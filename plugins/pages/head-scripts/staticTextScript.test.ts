import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { staticTextScript } from './staticTextScript';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs the script in a page, whose root element has the given text after an error. */
async function afterError(text: string): Promise<string> {
  const page = new EventTarget();
  let shown = 'the text';
  const document = {
    getElementById: () => ({ firstChild: shown === '' ? null : {} }),
    body: {
      replaceWith(body: string) {
        shown = body;
      },
    },
  };
  class Parser {
    parseFromString = (html: string) => ({ body: html });
  }
  const names = ['addEventListener', 'document', 'location', 'fetch', 'DOMParser'];
  new Function(...names, staticTextScript())(
    page.addEventListener.bind(page),
    document,
    { href: 'https://docs.example/guide' },
    async (address: string) => new Response(`served at ${address}`),
    Parser,
  );
  page.dispatchEvent(new Event('error'));
  shown = text;
  await vi.advanceTimersByTimeAsync(1000);
  return shown;
}

test('[SAFE-2] a page that an error has emptied shows what the server sent', async () => {
  expect(await afterError('')).toBe('served at https://docs.example/guide');
});

test('[SAFE-2] a page that survives an error is left as it is', async () => {
  expect(await afterError('the changed text')).toBe('the changed text');
});
