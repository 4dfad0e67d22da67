import process from 'node:process';
import { findPlugin, openSite } from '../../site/openSite';
import type { SamplesPlugin } from '../index';
import { reportText } from './reportText';
import { runSamples } from './runSamples';

const site = await openSite();
const { bundlers } = findPlugin<SamplesPlugin>(site, 'lectern:samples', 'pluginSamples');
const report = await runSamples({ docDir: site.docDir, bundlers, cwd: site.cwd });
process.stdout.write(`${reportText(report)}\n`);
process.exitCode = report.problems.length === 0 ? 0 : 1;
