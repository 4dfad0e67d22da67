import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tellFailure } from '../loading/loadFailures';
import { loadPart } from '../loading/loadPart';

/** How a reader came to a part that was not loaded yet. */
export interface IntentStart {
  /** He pressed the button, so the part opens at once. */
  isOpen: boolean;
  /** The button had the focus, so the one that takes its place gets it. */
  hasFocus: boolean;
  /** The pointer rested on it. */
  isHovered: boolean;
}

/** Settles when the mouse button, the finger or the key is up again, and the click has been told. */
function untilReleased(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => setTimeout(resolve);
    for (const type of ['pointerup', 'pointercancel', 'keyup']) {
      window.addEventListener(type, finish, { once: true });
    }
  });
}

/** On a button that was pressed, until what it opens is there. */
export const OPENING = 'data-opening';

type Load<Props> = () => Promise<{ default: ComponentType<Props & { start: IntentStart }> }>;

/**
 * Loads a part when a reader is about to use it: when the pointer or the focus reaches its button,
 * or at the latest when he presses it. Until then the button is plain HTML.
 *
 * @param isAsked whether the address of the page asks for the part, which then comes by itself
 */
export function useIntent<Props>(load: Load<Props>, isAsked = false) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const released = useRef(Promise.resolve());
  const isMounted = useRef(false);
  const [loaded, setLoaded] = useState<{
    Part: ComponentType<Props & { start: IntentStart }>;
    start: IntentStart;
  }>();

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the part is loaded once
  useEffect(() => {
    if (isAsked) void begin();
  }, [isAsked]);

  /** Also tells the reader where what he pressed does not come. */
  async function begin() {
    try {
      const { default: Part } = await loadPart(load);
      // A click needs the same button under it from beginning to end.
      await released.current;
      if (!isMounted.current) return;
      const start: IntentStart = {
        isOpen: wasPressed.current,
        hasFocus: document.activeElement === button.current,
        isHovered: button.current?.matches(':hover') ?? false,
      };
      // At once, so that nothing happens between looking at the button and replacing it.
      flushSync(() => setLoaded((before) => before ?? { Part, start }));
    } catch (error) {
      button.current?.removeAttribute(OPENING);
      if (wasPressed.current && isMounted.current) tellFailure(error, press);
      wasPressed.current = false;
    }
  }

  function press() {
    wasPressed.current = true;
    button.current?.setAttribute(OPENING, '');
    void begin();
  }

  const hold = () => {
    released.current = untilReleased();
  };
  const reach = () => void begin();

  return {
    loaded,
    buttonProps: {
      ref: button,
      type: 'button' as const,
      onPointerEnter: reach,
      onFocus: reach,
      onPointerDown: hold,
      onKeyDown: hold,
      onClick: press,
    },
  };
}
