import { expect, test, vi } from 'vitest';
import { earlyClicksScript } from './earlyClicksScript';
import { HYDRATED_EVENT } from './shared';

/** A button as the script sees it, and an element inside it. */
function testButton() {
  const button = { isConnected: true, click: vi.fn() };
  return { ...button, button, inside: { closest: () => button } };
}

/** Runs the script in a page with a button of the search, if it has one. */
function testPage({
  search,
  focused,
}: {
  search?: object;
  focused?: { closest: (selector: string) => object | null };
} = {}) {
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    querySelector: () => search ?? null,
  });
  const typed: string[] = [];
  const globals = {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    document,
    KeyboardEvent: class {
      constructor(_: string, { key }: { key: string }) {
        typed.push(key);
      }
    },
    dispatchEvent: () => true,
  };
  new Function(...Object.keys(globals), earlyClicksScript())(...Object.values(globals));
  const dispatch = (type: string, more: object) => {
    const event = new Event(type, { cancelable: true });
    for (const [key, value] of Object.entries(more)) {
      Object.defineProperty(event, key, { value });
    }
    // As in a browser. Node resets it between two listeners.
    let eventPhase: number = Event.AT_TARGET;
    Object.defineProperty(event, 'eventPhase', { get: () => eventPhase });
    page.dispatchEvent(event);
    eventPhase = Event.NONE;
    return event;
  };
  return {
    click: (target: object) => dispatch('click', { target }),
    press: (keys: object) => {
      // The path starts with a field in the shadow root of the element.
      const path = [focused ?? { closest: () => null }, { closest: () => null }];
      return dispatch('keydown', { composedPath: () => path, ...keys });
    },
    onClick: (listener: () => void) => page.addEventListener('click', listener),
    hydrate: () => document.dispatchEvent(new Event(HYDRATED_EVENT)),
    /** The keys that were pressed again. */
    typed,
  };
}

test('[FAST-1] a button that is pressed too early is pressed again once the page is hydrated', () => {
  const { click, hydrate } = testPage();
  const [first, second] = [testButton(), testButton()];
  click(first.inside);
  click(second.inside);
  click({ closest: () => null });
  expect(first.button.click).not.toHaveBeenCalled();
  hydrate();
  expect(first.button.click).toHaveBeenCalledOnce();
  expect(second.button.click).toHaveBeenCalledOnce();
});

test('[FAST-1] what is pressed after that is left to the page', () => {
  const { click, press, hydrate } = testPage({ search: testButton().button });
  const { button, inside } = testButton();
  hydrate();
  click(inside);
  expect(press({ key: 'k', ctrlKey: true }).defaultPrevented).toBe(false);
  hydrate();
  expect(button.click).not.toHaveBeenCalled();
});

test('[FAST-1] a click during which the page is hydrated is not made twice', () => {
  const { click, onClick, hydrate } = testPage();
  const { button, inside } = testButton();
  onClick(hydrate);
  click(inside);
  expect(button.click).not.toHaveBeenCalled();
});

test('[FAST-1] a button that was removed by then is left alone', () => {
  const { click, hydrate } = testPage();
  const { button, inside } = testButton();
  click(inside);
  button.isConnected = false;
  hydrate();
  expect(button.click).not.toHaveBeenCalled();
});

test.each([{ key: 'k', ctrlKey: true }, { key: 'K', metaKey: true }, { key: '/' }])(
  '[SRCH-1] %j opens the search as soon as it can',
  (keys) => {
    const { button } = testButton();
    const { press, hydrate } = testPage({ search: button });
    expect(press(keys).defaultPrevented).toBe(true);
    hydrate();
    expect(button.click).toHaveBeenCalledOnce();
  },
);

test('[SRCH-1] [FAST-1] what is typed after the search was asked for is typed again', () => {
  const { button } = testButton();
  const { press, hydrate, typed } = testPage({ search: button });
  expect(press({ key: 'a' }).defaultPrevented).toBe(false);
  press({ key: '/' });
  for (const key of ['b', '/', 'Backspace', '?']) {
    expect(press({ key }).defaultPrevented).toBe(true);
  }
  for (const other of [{ key: 'Tab' }, { key: 'a', ctrlKey: true }, { key: 'a', altKey: true }]) {
    expect(press(other).defaultPrevented).toBe(false);
  }
  hydrate();
  expect(button.click).toHaveBeenCalledOnce();
  expect(typed).toEqual(['b', '/', 'Backspace', '?']);
});

test('[FAST-1] the space bar presses another button, and writes a space on the button of the search', () => {
  const search = testButton();
  const onSearch = testPage({
    search: search.button,
    focused: { closest: (selector) => (selector.includes('button') ? search.button : null) },
  });
  onSearch.click(search.inside);
  expect(onSearch.press({ key: ' ' }).defaultPrevented).toBe(true);
  const onOther = testPage({
    search: search.button,
    focused: { closest: (selector) => (selector.includes('button') ? {} : null) },
  });
  onOther.click(search.inside);
  expect(onOther.press({ key: ' ' }).defaultPrevented).toBe(false);
});

test('[SRCH-1] other keys, a slash that is written, and pages without a search are left to the browser', () => {
  const { button } = testButton();
  const inField = testPage({ search: button, focused: { closest: () => ({}) } });
  expect(inField.press({ key: '/' }).defaultPrevented).toBe(false);
  const page = testPage({ search: button });
  expect(page.press({ key: 'k' }).defaultPrevented).toBe(false);
  expect(page.press({ key: 'k', ctrlKey: true, shiftKey: true }).defaultPrevented).toBe(false);
  expect(testPage().press({ key: 'k', ctrlKey: true }).defaultPrevented).toBe(false);
});
