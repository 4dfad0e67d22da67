/** A place where Lectern depends on an internal of another package. */
export interface Contact {
  package: string;
  /** The file in the package: `dist/runtime/route.js`. */
  file: string;
  /** What Lectern changes or relies on. */
  what: string;
  why: string;
  /** What the package would need to provide, so that this entry can be removed. */
  upstream: string;
  /** The file of Lectern that depends on it. */
  ours: string;
  /** The plugin that needs it. @default all sites need it */
  plugin?: string;
  /**
   * Verifies the code.
   *
   * @throws if the code no longer matches
   */
  check: (code: string) => unknown;
}

/** A check for code that Lectern relies on without changing it: the code contains all of these parts. */
export function has(...parts: readonly string[]): Contact['check'] {
  return (code) => {
    const lost = parts.filter((part) => !code.includes(part));
    if (lost.length > 0)
      throw new Error(`no longer has ${lost.map((part) => `"${part}"`).join(', ')}`);
  };
}
