import path from 'node:path';
import { expect, test } from 'vitest';
import { packageVersion } from '../../support/installed';
import { conversionArgs } from './convertWithPackage';

test('[KIT-6] create-lectern converts a site with its own version of Lectern', () => {
  const version = packageVersion();
  expect(conversionArgs('../docs', {}).join(' ')).toBe(
    `exec --yes --package=lectern@${version} -- lectern migrate ../docs --lectern ${version}`,
  );
});

test('[KIT-6] a packed file is passed on with its full path, and so are the flags', () => {
  const file = path.resolve('lectern-0.1.0.tgz');
  const flags = { lectern: './lectern-0.1.0.tgz', force: true, install: true };
  expect(conversionArgs('.', flags).join(' ')).toBe(
    `exec --yes --package=${file} -- lectern migrate . --lectern ${file} --force --install`,
  );
});
