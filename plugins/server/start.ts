import process from 'node:process';
import { runServer } from './runServer';
import { readStartOptions } from './startOptions';

try {
  runServer(readStartOptions(process.env));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
