import path from 'node:path';
import process from 'node:process';

const inputs = new Set<string>();

/**
 * Declares files, other than pages and their imports, that affect the content of pages. The build cache does not
 * detect them by itself, and is discarded when one of them changes.
 */
export function declareInputs(...files: string[]): void {
  for (const file of files) inputs.add(path.resolve(process.cwd(), file));
}

/** Returns all declared files. */
export function declaredInputs(): string[] {
  return [...inputs].sort();
}
