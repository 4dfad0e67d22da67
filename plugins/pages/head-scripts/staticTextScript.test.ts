import { expect, test, vi } from 'vitest';
import { staticTextScript } from './staticTextScript';

/** Runs the script in a page, whose root element has the given HTML when an error occurs. */
async function afterError(atError: string, served: string): Promise<string> {
  vi.useFakeTimers();
  const page = new EventTarget();
  const root = {
    innerHTML: 'the text',
    get firstChild() {
      return this.innerHTML === '' ? null : {};
    },
  };
  const find = (found: object) => ({ getElementById: () => found });
  const names = ['addEventListener', 'document', 'location', 'fetch', 'DOMParser'];
  const run = new Function(...names, staticTextScript());
  class Parser {
    parseFromString(text: string) {
      return find({ innerHTML: text });
    }
  }
  run(
    page.addEventListener.bind(page),
    find(root),
    { href: 'https://docs.example/guide' },
    async () => new Response(served),
    Parser,
  );
  page.dispatchEvent(new Event('error'));
  root.innerHTML = atError;
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  return root.innerHTML;
}

test('[SAFE-2] a page that an error has emptied shows what the server sent', async () => {
  expect(await afterError('', 'the text')).toBe('the text');
});

test('[SAFE-2] a page that survives an error is left as it is', async () => {
  expect(await afterError('the changed text', 'the text')).toBe('the changed text');
});
