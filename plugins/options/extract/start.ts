import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { rspackBundlers } from '../../samples/bundlers';
import { dataFile } from '../dataFiles';
import { optionsJson } from '../storeOptions';
import { extractOptions } from './extractOptions';
import { rspackShape } from './rspackShape';

const cwd = process.cwd();
for (const [version, name] of Object.entries(rspackBundlers)) {
  const data = await extractOptions(name, rspackShape, cwd);
  const file = dataFile(cwd, version);
  writeFileSync(file, optionsJson(data));
  const count = Object.keys(data.options).length;
  process.stdout.write(
    `${path.relative(cwd, file)}: ${count} options of ${data.package} ${data.version}\n`,
  );
}
