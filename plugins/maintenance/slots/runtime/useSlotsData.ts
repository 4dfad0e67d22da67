import { withBase } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { SLOTS_DATA_PATH, type SlotsData } from '../shared';

/** The slots and parts from the dev server, or the state of the request. */
export type SlotsAnswer = 'loading' | 'failed' | SlotsData;

async function fetchSlots(): Promise<SlotsAnswer> {
  const response = await fetch(withBase(SLOTS_DATA_PATH));
  return response.ok ? ((await response.json()) as SlotsData) : 'failed';
}

export function useSlotsData(): SlotsAnswer {
  const [answer, setAnswer] = useState<SlotsAnswer>('loading');
  useEffect(() => {
    let isWanted = true;
    fetchSlots()
      .catch((): SlotsAnswer => 'failed')
      .then((received) => {
        if (isWanted) setAnswer(received);
      });
    return () => {
      isWanted = false;
    };
  }, []);
  return answer;
}
