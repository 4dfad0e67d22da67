import { expect, test, vi } from 'vitest';
import { askedPartScript } from './askedPartScript';
import { HYDRATED_EVENT } from './shared';

/** Opens a page at an address; what is returned tells how often its menu was asked for. */
function clicksAt(search: string, button: object | null = { click: vi.fn() }) {
  const document = Object.assign(new EventTarget(), { querySelector: () => button });
  new Function('location', 'document', askedPartScript())({ search }, document);
  document.dispatchEvent(new Event(HYDRATED_EVENT));
  document.dispatchEvent(new Event(HYDRATED_EVENT));
  return button && 'click' in button ? vi.mocked(button.click as () => void).mock.calls.length : 0;
}

test('[AUTH-3] an address with a comparison brings it once the page is hydrated', () => {
  expect(clicksAt('?compare=v1')).toBe(1);
  expect(clicksAt('?sidebar=0&compare=v1')).toBe(1);
});

test('[AUTH-3] any other address brings nothing, and neither does a page without the menu', () => {
  expect(clicksAt('')).toBe(0);
  expect(clicksAt('?compare=')).toBe(0);
  expect(clicksAt('?nocompare=v1')).toBe(0);
  expect(clicksAt('?compare=v1', null)).toBe(0);
});
