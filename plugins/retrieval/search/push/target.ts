import type { SynonymsByLang } from '../output/indexFiles';
import type { SearchRecord } from '../shared/types';

/** The content of a push. */
export interface PushJob {
  /** The name of the index that readers search. */
  indexName: string;
  records: readonly SearchRecord[];
  synonyms: SynonymsByLang;
  /** Called for every step. */
  log: (line: string) => void;
  /** Waits before another attempt, in ms. @default those of `retrying` */
  pauses?: readonly number[];
}

/** The account for a push. */
export interface PushAccount {
  /** A key with write permission. */
  key: string;
  /** The address of the service, unless it is a hosted service with a fixed address. */
  url?: URL;
  /** The application, if the service has applications. */
  appId?: string;
}

/** A service that the index of a site can be pushed to. Each is a file that is loaded when it is chosen. */
export interface PushTarget {
  /**
   * Describes a push, with a line for each step. It only reads.
   *
   * @param account `undefined` to describe the push without requests
   */
  plan(job: PushJob, account?: PushAccount): Promise<string[]>;
  /** Replaces the index in one step. If it throws, the previous index stays in use. */
  push(job: PushJob, account: PushAccount): Promise<void>;
}
