#!/usr/bin/env node
import process from 'node:process';
import { createLecternProgram, flagsTakenByNpm } from './createLecternProgram';
import { EXIT } from './exitCodes';
import { run } from './run';

const taken = flagsTakenByNpm(process.env);
if (taken) {
  process.stderr.write(`${taken}\n`);
  process.exitCode = EXIT.usage;
} else {
  process.exitCode = await run(process.argv.slice(2), createLecternProgram);
}
