/** Caches a result until one of its inputs changes. Inputs are compared by identity. */
export function whileSame<Result>(
  partsOf: () => readonly unknown[],
  make: () => Result,
): () => Result {
  let made: { parts: readonly unknown[]; result: Result } | undefined;
  return () => {
    const parts = partsOf();
    const isSame =
      made?.parts.length === parts.length && parts.every((part, at) => part === made?.parts[at]);
    if (!made || !isSame) made = { parts, result: make() };
    return made.result;
  };
}
