import { rspack } from '@rsbuild/core';
import { buildEnvironment } from '../../support/buildInputs/environment';

/** Minifies an inline script in builds, because every page contains it. */
export function minifyScript(script: string): string {
  if (buildEnvironment.NODE_ENV !== 'production') return script;
  return rspack.experiments.swc.minifySync(script, { compress: true, mangle: true }).code;
}
