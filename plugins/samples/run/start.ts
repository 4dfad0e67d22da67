import process from 'node:process';
import { rspackBundlers } from '../bundlers';
import { reportText } from './reportText';
import { runSamples } from './runSamples';

const report = await runSamples({ docDir: 'docs', bundlers: rspackBundlers, cwd: process.cwd() });
process.stdout.write(`${reportText(report)}\n`);
process.exitCode = report.problems.length === 0 ? 0 : 1;
