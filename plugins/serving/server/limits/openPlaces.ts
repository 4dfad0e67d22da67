/** The slots for concurrent requests, per client and in total. */
export interface OpenPlaces {
  /** Takes a slot. Returns a function that releases it, or which limit is reached. */
  open(client: string): (() => void) | 'client' | 'server';
  count(): number;
}

/** Limits the number of concurrent requests per client and in total. */
export function createOpenPlaces(perClient: number, all: number): OpenPlaces {
  const byClient = new Map<string, number>();
  let total = 0;

  return {
    open(client) {
      const own = byClient.get(client) ?? 0;
      if (own >= perClient) return 'client';
      if (total >= all) return 'server';
      total += 1;
      byClient.set(client, own + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        total -= 1;
        const left = (byClient.get(client) ?? 1) - 1;
        if (left > 0) byClient.set(client, left);
        else byClient.delete(client);
      };
    },
    count: () => total,
  };
}
