import path from 'node:path';
import process from 'node:process';

const inputs = new Set<string>();

/**
 * Names files that change what pages become, other than the pages and what they import: the build
 * cache does not see those by itself, and is made anew when one of them changes.
 */
export function declareInputs(...files: string[]): void {
  for (const file of files) inputs.add(path.resolve(process.cwd(), file));
}

/** Every file that was named. */
export function declaredInputs(): string[] {
  return [...inputs].sort();
}
