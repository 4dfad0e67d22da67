import process from 'node:process';

/** Sets the variables of this process, and removes others. `process.loadEnvFile` needs the original object. */
export function setEnvironment(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) {
    if (!(name in environment)) delete process.env[name];
  }
  Object.assign(process.env, environment);
}
