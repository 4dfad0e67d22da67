import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { reportFailure } from '../loading/loadFailures';
import { loadPart } from '../loading/loadPart';

/** The interaction that started the loading of a component. */
export interface IntentStart {
  /** Whether the button was pressed, so that the component opens immediately. */
  isOpen: boolean;
  /** Whether the button had the focus, so that its replacement gets it. */
  hasFocus: boolean;
  /** Whether the pointer was over the button. */
  isHovered: boolean;
}

/** Resolves when the mouse button, finger or key is released and the click event has been dispatched. */
function untilReleased(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => setTimeout(resolve);
    for (const type of ['pointerup', 'pointercancel', 'keyup']) {
      window.addEventListener(type, finish, { once: true });
    }
  });
}

/** The attribute of a pressed button until its component is loaded. */
export const OPENING = 'data-opening';

type Load<Props> = () => Promise<{ default: ComponentType<Props & { start: IntentStart }> }>;

/**
 * Loads a component when the reader is about to use it: when its button is hovered or focused, or at
 * the latest when it is pressed. Until then, the button is plain HTML.
 *
 * @param isRequested whether the URL requests the component, which then loads without interaction
 */
export function useIntent<Props>(load: Load<Props>, isRequested = false) {
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
    if (isRequested) void begin();
  }, [isRequested]);

  /** Loads the component. If the button was pressed, a failure is reported to the reader. */
  async function begin() {
    try {
      const { default: Part } = await loadPart(load);
      // A click needs the same element from pointer down to up, so the button is not replaced until then.
      await released.current;
      if (!isMounted.current) return;
      const start: IntentStart = {
        isOpen: wasPressed.current,
        hasFocus: document.activeElement === button.current,
        isHovered: button.current?.matches(':hover') ?? false,
      };
      // Synchronous, so that nothing changes between reading the state of the button and replacing it.
      flushSync(() => setLoaded((before) => before ?? { Part, start }));
    } catch (error) {
      button.current?.removeAttribute(OPENING);
      if (wasPressed.current && isMounted.current) reportFailure(error, press);
      wasPressed.current = false;
    }
  }

  function press() {
    wasPressed.current = true;
    button.current?.setAttribute(OPENING, '');
    void begin();
  }

  /** Readers who press Escape or go elsewhere while the component is loading no longer want it to open. */
  function giveUp() {
    wasPressed.current = false;
    button.current?.removeAttribute(OPENING);
  }

  const hold = () => {
    released.current = untilReleased();
  };
  const holdKey = ({ key }: { key: string }) => {
    if (key === 'Escape') giveUp();
    hold();
  };
  const leave = ({ relatedTarget }: { relatedTarget: unknown }) => {
    if (relatedTarget) giveUp();
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
      onKeyDown: holdKey,
      onBlur: leave,
      onClick: press,
    },
  };
}
