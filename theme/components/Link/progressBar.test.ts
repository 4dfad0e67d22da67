import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** As much of the document as a bar needs. */
const page = vi.hoisted(() => ({ shown: [] as object[], bar: { style: { transform: '' } } }));

beforeEach(() => {
  vi.useFakeTimers();
  page.shown = [];
  const element = {
    firstElementChild: page.bar,
    style: {},
    getBoundingClientRect: () => {},
    remove: () => page.shown.pop(),
  };
  vi.stubGlobal('document', {
    createElement: () => element,
    body: { append: (added: object) => page.shown.push(added) },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { advanceBar, endBar, isBarShown, showBar } = await import('./progressBar');

const at = () =>
  Math.round((1 + Number.parseFloat(page.bar.style.transform.slice(12)) / 100) * 1000);

test('[ELEM-9] the bar begins at 8 percent, moves on, and never passes the end by itself', () => {
  showBar();
  expect(at()).toBe(80);
  advanceBar(0.02);
  expect(at()).toBe(100);
  advanceBar(5);
  expect(at()).toBe(994);
  endBar();
  vi.runAllTimers();
});

test('[ELEM-9] a bar that has ended runs to the end, fades, and is gone', () => {
  endBar();
  expect(isBarShown()).toBe(false);
  showBar();
  endBar();
  advanceBar(0.02);
  vi.advanceTimersByTime(200);
  expect(page.bar.style.transform).toBe('none');
  expect(isBarShown()).toBe(true);
  vi.advanceTimersByTime(400);
  expect(isBarShown()).toBe(false);
  expect(page.shown).toEqual([]);
});
