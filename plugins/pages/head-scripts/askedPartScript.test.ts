import { expect, test } from 'vitest';
import { askedPartScript } from './askedPartScript';
import { HYDRATED_EVENT } from './shared';

/** Opens a page at an address; what is returned tells how often its menu was asked for. */
function reachedAt(search: string, button: EventTarget | null = new EventTarget()): number {
  let count = 0;
  button?.addEventListener('pointerover', () => {
    count += 1;
  });
  const document = Object.assign(new EventTarget(), { querySelector: () => button });
  const run = new Function('location', 'document', 'PointerEvent', askedPartScript());
  run({ search }, document, Event);
  expect(count).toBe(0);
  document.dispatchEvent(new Event(HYDRATED_EVENT));
  document.dispatchEvent(new Event(HYDRATED_EVENT));
  return count;
}

test('[AUTH-3] an address with a comparison brings it once the page is hydrated', () => {
  expect(reachedAt('?compare=v1')).toBe(1);
  expect(reachedAt('?sidebar=0&compare=v1')).toBe(1);
});

test('[AUTH-3] any other address brings nothing, and neither does a page without the menu', () => {
  expect(reachedAt('')).toBe(0);
  expect(reachedAt('?compare=')).toBe(0);
  expect(reachedAt('?nocompare=v1')).toBe(0);
  expect(reachedAt('?compare=v1', null)).toBe(0);
});
