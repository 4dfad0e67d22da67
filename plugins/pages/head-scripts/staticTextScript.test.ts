import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { staticTextScript } from './staticTextScript';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Runs the script in a page with the given text after an error.
 *
 * @param served what the server sends
 * @param late the text that the page has when the server has answered
 * @returns the shown text
 */
async function afterError(text: string, served = 'the text of the server', late = text) {
  const events = new EventTarget();
  let shown = 'the text';
  const pageWith = (content: () => string) => ({
    querySelector: (selector: string) =>
      selector === '#__rspress_root>:not(link)' && content() !== '' ? {} : null,
    body: {
      content,
      replaceWith(body: { content: () => string }) {
        shown = body.content();
      },
    },
  });
  class Parser {
    parseFromString = (html: string) => pageWith(() => html);
  }
  const names = ['addEventListener', 'document', 'location', 'fetch', 'DOMParser'];
  new Function(...names, staticTextScript())(
    events.addEventListener.bind(events),
    pageWith(() => shown),
    'https://docs.example/guide',
    async (address: string) => {
      shown = late;
      return new Response(address.endsWith('/guide') ? served : '');
    },
    Parser,
  );
  events.dispatchEvent(new Event('error'));
  shown = text;
  await vi.advanceTimersByTimeAsync(1000);
  return shown;
}

test('[SAFE-2] a page that an error has emptied shows what the server sent', async () => {
  expect(await afterError('')).toBe('the text of the server');
});

test('[SAFE-2] a page that survives an error is left as it is', async () => {
  expect(await afterError('the changed text')).toBe('the changed text');
});

test('a page that is only rendered in the browser is not replaced before it starts', async () => {
  expect(await afterError('', '')).toBe('');
});

test('[SAFE-2] a page that arrives after an error is not replaced', async () => {
  expect(await afterError('', undefined, 'the page')).toBe('the page');
});
