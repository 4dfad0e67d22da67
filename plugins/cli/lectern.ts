#!/usr/bin/env node
import process from 'node:process';
import { createProgram } from './program';
import { run } from './run';

process.exitCode = await run(process.argv.slice(2), createProgram);
