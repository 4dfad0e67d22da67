/** A place where Lectern knows more of a package than the package promises. */
export interface Contact {
  package: string;
  /** The file in the package: `dist/runtime/route.js`. */
  file: string;
  /** What is changed in it, or relied on. */
  what: string;
  why: string;
  /** What the package would have to offer for this entry to go. */
  upstream: string;
  /** Our file that does it. */
  ours: string;
  /** The plugin that needs it. @default every site needs it */
  plugin?: string;
  /**
   * Tries it.
   *
   * @throws if the code is not what it was
   */
  check: (code: string) => unknown;
}

/** The check of code that is relied on and not changed: it has all of these. */
export function has(...parts: readonly string[]): Contact['check'] {
  return (code) => {
    const lost = parts.filter((part) => !code.includes(part));
    if (lost.length > 0)
      throw new Error(`no longer has ${lost.map((part) => `"${part}"`).join(', ')}`);
  };
}
