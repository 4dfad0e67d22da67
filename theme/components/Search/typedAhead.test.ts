import { expect, test } from 'vitest';
import { createTypedAhead } from './typedAhead';

const button = {} as Element;

function press(
  key: string,
  more: object = {},
  closest: (selector: string) => unknown = () => null,
) {
  const modifiers = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const state = { isComposing: false, defaultPrevented: false };
  return { key, ...modifiers, ...state, composedPath: () => [{ closest } as never], ...more };
}

const within = (part: string, element: unknown) => (selector: string) =>
  selector.includes(part) ? element : null;

test('[SRCH-1] [FAST-1] what is typed while the dialog is loading is its query', () => {
  const ahead = createTypedAhead();
  expect(ahead.take(press('a'), button)).toBe(false);
  ahead.begin();
  expect(ahead.isWaiting).toBe(true);
  for (const key of ['a', '/', 'x', 'Backspace', '?', '𠮷']) {
    expect(ahead.take(press(key), button)).toBe(true);
  }
  ahead.begin();
  expect(ahead.take(press(' ', {}, within('button', button)), button)).toBe(true);
  expect(ahead.end()).toBe('a/?𠮷 ');
  expect(ahead.isWaiting).toBe(false);
  expect(ahead.end()).toBe('');
});

test('[SRCH-1] shortcuts, fields and other buttons keep their keys', () => {
  const ahead = createTypedAhead();
  ahead.begin();
  for (const other of [
    press('a', { ctrlKey: true }),
    press('a', { metaKey: true }),
    press('a', { altKey: true }),
    press('a', { isComposing: true }),
    press('a', { defaultPrevented: true }),
    press('Tab'),
    press('a', {}, within('input', {})),
    press(' ', {}, within('button', {})),
  ]) {
    expect(ahead.take(other, button)).toBe(false);
  }
  expect(ahead.end()).toBe('');
});
