#!/usr/bin/env node
import process from 'node:process';
import { run } from './run';

process.exitCode = await run(process.argv.slice(2));
