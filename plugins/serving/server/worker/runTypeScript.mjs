import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// Threads do not take over the loader of the process that starts them.
register();
await import(workerData.entry);
