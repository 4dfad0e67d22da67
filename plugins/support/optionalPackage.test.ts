import { expect, test } from 'vitest';
import { installCommand, missingPackages, withPackages } from './optionalPackage';

test('[KIT-2] a package that is missing is named with the command that installs it', async () => {
  const load = () => withPackages(['yaml', 'not-there'], '[feeds] a feed', async () => 1);
  await expect(load).rejects.toThrow(
    '[feeds] a feed needs not-there, which is not installed → npm install not-there',
  );
});

test('code is loaded where its packages are installed', async () => {
  expect(await withPackages(['yaml'], 'a test', async () => 1)).toBe(1);
  expect(missingPackages(['yaml', 'not-there'])).toEqual(['not-there']);
});

test('the command installs the versions that Lectern is tested with', () => {
  expect(installCommand(['ai', 'feed'])).toMatch(/^npm install ai@5\.\d+\.\d+ feed@5\.\d+\.\d+$/);
});
