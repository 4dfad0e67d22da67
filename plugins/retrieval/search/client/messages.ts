import type { LoadFailure } from '../../../../theme/ui/loading/loadFailure';
import type { SearchAnswer, SearchQuery } from '../shared/types';
import type { SearchPlace } from './browserEngine';

/** Messages from the page to the worker. */
export type ToWorker =
  | { kind: 'start'; root: string }
  | { kind: 'warm' | 'open'; place: SearchPlace }
  /** Asks for a sign of life. */
  | { kind: 'ping' }
  | { kind: 'search'; id: number; query: SearchQuery };

/** Messages from the worker to the page. */
export type FromWorker =
  | { kind: 'started' }
  | { kind: 'alive' }
  | { kind: 'answer'; id: number; answer: SearchAnswer }
  | { kind: 'failure'; id: number; reason: LoadFailure; message: string }
  | { kind: 'better' };

/** One end of the line between them. */
export interface Line<Sent, Received> {
  postMessage(message: Sent): void;
  onmessage: ((event: { data: Received }) => void) | null;
}
