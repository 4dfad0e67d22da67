import { withBase } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { SLOTS_DATA_PATH, type SlotsData } from '../shared';

/** What the dev server says of slots and parts: still on its way, here, or not to be had. */
export type SlotsAnswer = 'loading' | 'failed' | SlotsData;

async function ask(): Promise<SlotsAnswer> {
  const response = await fetch(withBase(SLOTS_DATA_PATH));
  return response.ok ? ((await response.json()) as SlotsData) : 'failed';
}

export function useSlotsData(): SlotsAnswer {
  const [answer, setAnswer] = useState<SlotsAnswer>('loading');
  useEffect(() => {
    let isWanted = true;
    ask()
      .catch((): SlotsAnswer => 'failed')
      .then((given) => {
        if (isWanted) setAnswer(given);
      });
    return () => {
      isWanted = false;
    };
  }, []);
  return answer;
}
