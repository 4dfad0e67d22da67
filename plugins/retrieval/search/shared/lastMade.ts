/** Caches the most recently created values. A value whose creation failed is created again. */
export function lastMade<Value>(max: number, make: (key: string) => Promise<Value>) {
  const kept = new Map<string, Promise<Value>>();
  return (key: string): Promise<Value> => {
    const value = kept.get(key) ?? make(key);
    kept.delete(key);
    kept.set(key, value);
    value.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
