import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { componentFiles } from './slotDoor';

test('[EXT-3] in a package, the compiled file of a component is found by the name of its source', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-components-'));
  const inFolder = (name: string) => path.join(folder, name);
  for (const name of ['Badge.js', 'Both.tsx', 'Both.js', 'Note.jsx', 'look.css']) {
    writeFileSync(inFolder(name), '');
  }
  const of = (name: string, url: URL | string = inFolder(name)) =>
    componentFiles('badge', 'slots', { top: url }, folder).map(([, file]) => path.basename(file));
  expect(of('Badge.tsx')).toEqual(['Badge.js']);
  expect(of('Badge.tsx', pathToFileURL(inFolder('Badge.tsx')))).toEqual(['Badge.js']);
  expect(of('Both.tsx')).toEqual(['Both.tsx']);
  expect(of('Note.tsx')).toEqual(['Note.jsx']);
  expect(of('look.css')).toEqual(['look.css']);
  expect(() => of('None.tsx')).toThrow(`top: ${inFolder('None.tsx')}`);
  expect(() => of('none.css')).toThrow(`top: ${inFolder('none.css')}`);
});
