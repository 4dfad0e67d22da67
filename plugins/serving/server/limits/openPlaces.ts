/** What is under way at once, by client. */
export interface OpenPlaces {
  /** Takes a place: what gives it back, or who has too many. */
  open(client: string): (() => void) | 'client' | 'server';
  count(): number;
}

/** Counts answers that are under way, for each client and in all. */
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
