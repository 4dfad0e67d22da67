import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { buildProject } from './buildProject.ts';
import type { BuildTask } from './outcome.ts';

/** Restores the environment that a project has changed. `process.loadEnvFile` needs the original object. */
function resetEnvironment(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) delete process.env[name];
  }
  Object.assign(process.env, environment);
}

/** Builds projects with the bundler that the module in the command line exports. */
async function main(entry: string): Promise<void> {
  const { rspack } = await import(pathToFileURL(entry).href);
  const environment = { ...process.env };
  process.on('message', async (task: BuildTask) => {
    const outcome = await buildProject(rspack, task);
    resetEnvironment(environment);
    process.send?.(outcome);
  });
}

await main(process.argv[2] ?? '');
