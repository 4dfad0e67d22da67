import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { rsbuild } from '@rslib/core';

const STYLES = /^import '[^']+\.css';\n/gm;
const RELATIVE = /(?:\bfrom|\bimport)\s*\(?\s*(["'])(\.[^"'\n]+)\1/g;

/** The declarations that the `exports` of the package name. */
function entries(): string[] {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    exports: Record<string, string | { types?: string }>;
  };
  return Object.values(exports).flatMap((target) =>
    typeof target === 'string' || !target.types ? [] : [path.resolve(target.types)],
  );
}

/** The file with the declarations of an imported module, if the package has them. */
function declarationOf(from: string, name: string): string | undefined {
  const base = path.resolve(path.dirname(from), name).replace(/\.[cm]?js$/, '');
  return [`${base}.d.ts`, path.join(base, 'index.d.ts')].find((file) => existsSync(file));
}

/** Everything that some declarations import, and themselves. */
function reachable(from: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (const file of waiting) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, , name = ''] of readFileSync(file, 'utf8').matchAll(RELATIVE)) {
      const target = declarationOf(file, name);
      if (target) waiting.push(target);
    }
  }
  return found;
}

/**
 * Keeps the declarations that a user's type checker can reach, without their imports of styles, which it
 * would look for.
 */
export const declarationsOfExports: rsbuild.RsbuildPlugin = {
  name: 'lectern:declarations',
  setup(api) {
    api.onAfterBuild({
      order: 'post',
      handler() {
        const { distPath } = api.context;
        const missing = entries().filter((file) => !existsSync(file));
        if (missing.length > 0) {
          throw new Error(
            `[package] exports of package.json name types that were not built: ${missing.join(', ')} → correct exports`,
          );
        }
        const kept = reachable(entries());
        for (const name of readdirSync(distPath, { recursive: true, encoding: 'utf8' })) {
          if (!name.endsWith('.d.ts')) continue;
          const file = path.join(distPath, name);
          if (!kept.has(file)) rmSync(file);
          else writeFileSync(file, readFileSync(file, 'utf8').replace(STYLES, ''));
        }
      },
    });
  },
};
