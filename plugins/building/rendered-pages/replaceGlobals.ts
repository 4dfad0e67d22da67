/** Replaces properties of global objects. */
export interface Replacements {
  replaceProperty: <Holder extends object>(
    holder: Holder,
    name: keyof Holder,
    property: PropertyDescriptor,
  ) => void;
  replace: <Holder extends object>(holder: Holder, name: keyof Holder, value: unknown) => void;
  /** Replaces a function with one that reports each call and passes it on. Does nothing if there is no such function. */
  reportCalls: <Holder extends object>(
    holder: Holder,
    name: keyof Holder,
    onCall: () => void,
  ) => void;
  /** Restores the original properties. */
  restore: () => void;
}

export function replaceGlobals(): Replacements {
  const undo: (() => void)[] = [];

  const replaceProperty: Replacements['replaceProperty'] = (holder, name, property) => {
    const before = Object.getOwnPropertyDescriptor(holder, name);
    Object.defineProperty(holder, name, { configurable: true, ...property });
    undo.push(() => {
      if (before) Object.defineProperty(holder, name, before);
      else delete holder[name];
    });
  };

  const replace: Replacements['replace'] = (holder, name, value) =>
    replaceProperty(holder, name, { writable: true, value });

  return {
    replaceProperty,
    replace,
    reportCalls(holder, name, onCall) {
      const call = holder[name];
      if (typeof call !== 'function') return;
      replace(holder, name, function (this: unknown, ...args: unknown[]) {
        onCall();
        return Reflect.apply(call, this, args);
      });
    },
    restore() {
      for (const back of undo.splice(0).reverse()) back();
    },
  };
}
