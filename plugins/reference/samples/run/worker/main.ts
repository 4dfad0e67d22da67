import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { buildProject } from './buildProject.ts';
import { setEnvironment } from './environment.ts';
import type { BuildTask } from './outcome.ts';

/** Builds projects with the bundler that the module in the command line exports. */
async function main(entry: string): Promise<void> {
  const { rspack } = await import(pathToFileURL(entry).href);
  const environment = { ...process.env };
  process.on('message', async (task: BuildTask) => {
    const outcome = await buildProject(rspack, task);
    setEnvironment(environment);
    process.send?.(outcome);
  });
}

await main(process.argv[2] ?? '');
