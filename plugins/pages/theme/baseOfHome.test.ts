import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keepSlashOfHome } from './baseOfHome';

const BUILDS = ['development', 'production'].map(
  (name) => `node_modules/react-router/dist/${name}`,
);

test.each(BUILDS)(
  '[ROUTE-12] every path of the router keeps the slash behind the base: %s',
  (folder) => {
    const files = readdirSync(folder).filter((name) => /^chunk-\w+\.mjs$/.test(name));
    const changed = files.filter((name) => {
      const code = readFileSync(`${folder}/${name}`, 'utf8');
      const kept = keepSlashOfHome(code);
      if (kept === code) return false;
      expect(kept).not.toContain('=== "/" ? basename');
      expect(kept).toContain('path.pathname = joinPaths([basename, path.pathname])');
      return true;
    });
    expect(changed).toHaveLength(1);
  },
);

test('a router with other code fails the build', () => {
  expect(() => keepSlashOfHome('function useNavigateUnstable() {}')).toThrow(
    '[base] React Router adds the base in a different way',
  );
});
