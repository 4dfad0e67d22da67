import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createZoomMachine, type ZoomMachine, type ZoomState } from './zoomMachine';

/** A driver without effects that ignores input during a transition, like medium-zoom. */
function fakeZoom() {
  const states: ZoomState[] = [];
  let image = '';
  let end: (() => void) | undefined;
  const enter = (state: ZoomState) => machine.enter(state, image);
  const machine: ZoomMachine<string> = createZoomMachine(
    {
      open(opened: string) {
        if (image !== '') return;
        image = opened;
        enter('opening');
        end = () => enter('opened');
      },
      close() {
        if (end || image === '') return;
        end = () => {
          enter('closed');
          image = '';
        };
        enter('closing');
      },
      settle,
    },
    (state) => states.push(state),
  );
  function settle() {
    const ended = end;
    end = undefined;
    ended?.();
  }
  return { machine, states, endTransition: settle, getImage: () => image };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an image goes through the states opening, opened, closing and closed', () => {
  const { machine, states, endTransition } = fakeZoom();
  machine.toggle('rings');
  endTransition();
  machine.toggle('rings');
  endTransition();
  expect(states).toEqual(['opening', 'opened', 'closing', 'closed']);
});

test('an image that is still opening can be closed, and then another can be opened', () => {
  const { machine, states, endTransition, getImage } = fakeZoom();
  machine.toggle('rings');
  machine.leave();
  expect(states).toEqual(['opening', 'opened', 'closing']);
  endTransition();
  expect(machine.getState()).toBe('closed');
  machine.toggle('boxes');
  expect(getImage()).toBe('boxes');
});

test('an image that is closing is not closed twice', () => {
  const { machine, states, endTransition } = fakeZoom();
  machine.toggle('rings');
  endTransition();
  machine.leave();
  machine.leave();
  machine.toggle('rings');
  expect(states).toEqual(['opening', 'opened', 'closing']);
});

test('closing without an open image does nothing', () => {
  const { machine, states } = fakeZoom();
  machine.leave();
  expect(states).toEqual([]);
});

test('a transition that never ends is over after half a second', () => {
  const { machine, states } = fakeZoom();
  machine.toggle('rings');
  vi.advanceTimersByTime(499);
  expect(states).toEqual(['opening']);
  vi.advanceTimersByTime(1);
  expect(states).toEqual(['opening', 'opened']);
  machine.leave();
  vi.advanceTimersByTime(500);
  expect(states).toEqual(['opening', 'opened', 'closing', 'closed']);
});

test('the timeout of a state does not affect the next one', () => {
  const { machine, states, endTransition } = fakeZoom();
  machine.toggle('rings');
  vi.advanceTimersByTime(300);
  endTransition();
  machine.leave();
  vi.advanceTimersByTime(300);
  expect(states).toEqual(['opening', 'opened', 'closing']);
});
