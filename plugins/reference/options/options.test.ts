import { expect, test } from 'vitest';
import { treeParts } from '../../content/sections/pageSections';
import { parseFile } from '../../content/tree/parseFile';
import { addOptionLines } from './addOptionLines';
import { compareOptions } from './compareOptions';
import { peerJson } from './peer/peerFile';
import { siteOptions } from './siteOptions';
import { optionsJson } from './storeOptions';
import { data, folderOf, known } from './testing/testOptions';

test('added, removed and changed options are differences, the order of a union is not', () => {
  const older = data({ gone: { type: 'string' }, mode: { type: "'none' | 'b'" } });
  const newer = data({ fresh: { type: 'string' }, mode: { type: "'b' | 'none'", default: "'b'" } });
  const changes = compareOptions(known('', older), known('', newer));
  expect([...changes.added]).toEqual(['fresh']);
  expect([...changes.removed]).toEqual(['gone']);
  expect([...changes.changed]).toEqual([
    ['mode', { isTypeChanged: false, isDefaultChanged: true }],
  ]);
});

test('[AUTH-5] headings get type, default and marks, in the language of the page', () => {
  const folder = folderOf({
    'v2.json': optionsJson(
      data({ 'output.path': { type: 'string', default: "'dist'", deprecated: '' } }),
    ),
    'v1.json': optionsJson(data({ 'output.path': { type: 'string | `a`', default: "'out'" } })),
  });
  const site = siteOptions({ folder, versions: ['v2', 'v1'], lang: 'en' }, folder);
  const { tree } = parseFile('# Output\n\n## output.path\n\nText.\n', 'a.mdx');
  const added = addOptionLines(tree, { version: 'v2', lang: 'zh', roots: ['output'] }, site);
  expect(added.children?.map(({ type, data: of }) => of?.source ?? type)).toEqual([
    'heading',
    'heading',
    '<p className="lt-option-marks"><span data-mark="deprecated">已弃用</span> · <span data-mark="changed">v2 中类型有变</span> · <span data-mark="changed">v2 中默认值有变</span></p>',
    "- **类型：** `string`\n- **默认值：** `'dist'`",
    'paragraph',
  ]);
  const marks = added.children?.[2];
  expect(marks?.data).toMatchObject({
    hName: 'p',
    hProperties: { className: ['lt-option-marks'] },
  });
  expect(marks?.children?.map(({ data: of, value }) => of?.hName ?? value)).toEqual([
    'span',
    ' · ',
    'span',
    ' · ',
    'span',
  ]);
});

test('[ANS-3] the marks of an option are found, but never quoted as an answer', () => {
  const folder = folderOf({
    'v2.json': optionsJson(data({ 'output.path': { type: 'string', deprecated: '' } })),
  });
  const site = siteOptions({ folder, versions: ['v2'], lang: 'en' }, folder);
  const { tree } = parseFile('# Output\n\n## output.path\n\nText.\n', 'a.mdx');
  const added = addOptionLines(tree, { version: 'v2', lang: 'en', roots: ['output'] }, site);
  const parts = treeParts(added, { file: 'a.mdx' });
  expect(parts).toContainEqual({ kind: 'text', text: 'Deprecated' });
  const units = parts.flatMap((part) => (part.kind === 'unit' ? [part.markdown] : []));
  expect(units).toEqual(['- **Type:** `string`\n- **Default:** not set', 'Text.']);
});

test('[OPT-1] an option lists the differences from the peer package, which search and answers ignore', () => {
  const folder = folderOf({
    'v2.json': optionsJson(data({ 'output.path': { type: 'string', deprecated: '' } })),
    'v2.peer.json': peerJson({
      package: 'other',
      version: '5.0.0',
      comparedWith: 'p 1.0.0',
      options: { 'output.path': { default: "'out'" }, 'output.filename': { missing: true } },
    }),
  });
  const site = siteOptions({ folder, versions: ['v2'], lang: 'en' }, folder);
  const text = '# Output\n\n## output.path\n\nText.\n\n## output.filename\n\nText.\n';
  const { tree } = parseFile(text, 'a.mdx');
  const added = addOptionLines(tree, { version: 'v2', lang: 'en', roots: ['output'] }, site);
  const sources = added.children?.flatMap(({ data: of }) => of?.source ?? []) ?? [];
  expect(sources[0]).toContain(
    ' · <span data-mark="differs">Default differs from other</span></p>',
  );
  expect(sources[1]).toMatch(/\n- \*\*other:\*\* default `'out'`$/);
  expect(sources[2]).toContain('<span data-mark="differs">Not in other</span>');
  const read = JSON.stringify(treeParts(added, { file: 'a.mdx' }));
  expect(read).toContain('Deprecated');
  expect(read).toContain('Type: string');
  expect(read).not.toMatch(/other|·/);
});
