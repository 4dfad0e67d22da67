import type { PlaceRecords } from '../records';
import type { SearchRecord } from '../shared/types';

/** A record with its number, or the number of a record that the thread has received before. */
export type SentRecord = number | readonly [id: number, record: SearchRecord];

/** The records of a language and version, for the thread that builds their index. */
export interface SentPlace extends Omit<PlaceRecords, 'records'> {
  records: readonly SentRecord[];
}

const placeOf = ({ lang, version }: Pick<PlaceRecords, 'lang' | 'version'>) => `${version}/${lang}`;

/** Sends places to a thread, without the records that it has received with the same place before. */
export interface RecordSender {
  /** Returns what to send. With `isWhole`, all records are sent again, as to a new thread. */
  send: (place: PlaceRecords, isWhole: boolean) => SentPlace;
}

export function recordSender(): RecordSender {
  const ids = new WeakMap<SearchRecord, number>();
  const sent = new Map<string, ReadonlySet<SearchRecord>>();
  let lastId = 0;

  function idOf(record: SearchRecord): number {
    const known = ids.get(record);
    if (known !== undefined) return known;
    lastId += 1;
    ids.set(record, lastId);
    return lastId;
  }

  return {
    send(place, isWhole) {
      const { records, ...rest } = place;
      const before = isWhole ? undefined : sent.get(placeOf(place));
      sent.set(placeOf(place), new Set(records));
      const toSent = (record: SearchRecord): SentRecord =>
        before?.has(record) ? idOf(record) : [idOf(record), record];
      return { ...rest, records: records.map(toSent) };
    },
  };
}

/** Receives places in the thread. */
export interface RecordReceiver {
  /**
   * Returns the records of a place. A record that was sent before is the same object. Returns `undefined` if one was
   * not, because the thread was restarted.
   */
  receive: (place: SentPlace) => PlaceRecords | undefined;
}

export function recordReceiver(): RecordReceiver {
  const received = new Map<string, ReadonlyMap<number, SearchRecord>>();
  return {
    receive(place) {
      const before = received.get(placeOf(place));
      const now = new Map<number, SearchRecord>();
      for (const one of place.records) {
        const [id, record] = typeof one === 'number' ? [one, before?.get(one)] : one;
        if (!record) return undefined;
        now.set(id, record);
      }
      received.set(placeOf(place), now);
      return { ...place, records: [...now.values()] };
    },
  };
}
