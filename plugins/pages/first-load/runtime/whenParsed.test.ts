import { expect, test } from 'vitest';
import { whenParsed } from './whenParsed';

/** A document in a state, and whether it counts as parsed after an event. */
async function isParsed(readyState: DocumentReadyState, event?: 'DOMContentLoaded' | 'load') {
  const page = new EventTarget();
  const defaultView = new EventTarget();
  const document = Object.assign(page, { readyState, defaultView });
  let parsed = false;
  whenParsed(document as unknown as Document).then(() => {
    parsed = true;
  });
  if (event === 'DOMContentLoaded') page.dispatchEvent(new Event(event));
  if (event === 'load') defaultView.dispatchEvent(new Event(event));
  await Promise.resolve();
  return parsed;
}

test('a document is parsed once its deferred scripts have run', async () => {
  expect(await isParsed('loading')).toBe(false);
  expect(await isParsed('interactive')).toBe(false);
  expect(await isParsed('interactive', 'DOMContentLoaded')).toBe(true);
  expect(await isParsed('complete')).toBe(true);
});

test('a script that comes after the event learns of it when the page has loaded', async () => {
  expect(await isParsed('interactive', 'load')).toBe(true);
});
