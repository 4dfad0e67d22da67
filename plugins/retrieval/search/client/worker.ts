import type { FromWorker, Line, ToWorker } from './messages';
import { serveWorker } from './serveWorker';

serveWorker(globalThis as unknown as Line<FromWorker, ToWorker>);
