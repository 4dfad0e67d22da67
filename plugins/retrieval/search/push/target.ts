import type { SynonymsByLang } from '../output/indexFiles';
import type { SearchRecord } from '../shared/types';

/** What a push carries. */
export interface PushJob {
  /** The name that the searches of readers ask for. */
  indexName: string;
  records: readonly SearchRecord[];
  synonyms: SynonymsByLang;
  /** Told of every step. */
  log: (line: string) => void;
  /** Waits before another attempt, in ms. @default those of `retrying` */
  pauses?: readonly number[];
}

/** Where a push goes, and as whom. */
export interface PushAccount {
  /** A key that may write. */
  key: string;
  /** The address of the service; only a hosted one has an address of its own. */
  url?: URL;
  /** The application, where the service has those. */
  appId?: string;
}

/** A service that the index of a site is pushed to: one file each, loaded when it is named. */
export interface PushTarget {
  /**
   * What a push would do, a line for each thing; it only reads.
   *
   * @param account nothing to describe the push without asking anybody
   */
  plan(job: PushJob, account?: PushAccount): Promise<string[]>;
  /** Replaces the index in one step. When it throws, readers search what they searched before. */
  push(job: PushJob, account: PushAccount): Promise<void>;
}
