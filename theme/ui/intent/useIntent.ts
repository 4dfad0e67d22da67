import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react';
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
  /** The key that pressed the button; `undefined` if it was pressed otherwise. */
  key?: string;
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

interface IntentOptions {
  /** Whether the URL requests the component, which then loads without interaction. @default false */
  isRequested?: boolean;
  /** The keys that press the button, in addition to Enter and Space. @default none */
  keys?: readonly string[];
}

type Load<Props> = () => Promise<{ default: ComponentType<Props & { start: IntentStart }> }>;

/**
 * Loads a component when the reader is about to use it: when its button is hovered or focused, or at
 * the latest when it is pressed. Until then, the button is plain HTML.
 */
export function useIntent<Props>(
  load: Load<Props>,
  { isRequested = false, keys = [] }: IntentOptions = {},
) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const key = useRef<string>(undefined);
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
        key: wasPressed.current ? key.current : undefined,
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
  const holdPointer = () => {
    key.current = undefined;
    hold();
  };
  const holdKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') giveUp();
    key.current = event.key;
    hold();
    if (!keys.includes(event.key)) return;
    // The arrow keys would scroll the page.
    event.preventDefault();
    press();
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
      onPointerDown: holdPointer,
      onKeyDown: holdKey,
      onBlur: leave,
      onClick: press,
    },
  };
}
