import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findingText } from '../../support/finding';
import { filesOfCommand } from '../files/filesOfCommand';
import { filesOfWrongImports, importFindings } from './importFindings';

const folder = mkdtempSync(path.join(tmpdir(), 'lectern-imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MODULES = {
  'Chart.tsx':
    'export const [one, { two: three }] = f();\nexport interface Props { a?: string }\nexport function Chart({ a }: Props) { return <b>{a}</b>; }\nexport default Chart;\n',
  'plain.js': 'const a = 1, b = 2;\nexport { a as first, b };\nexport * as all from "./Chart";\n',
  'open.ts': "export * from './Chart';\n",
  'old.cjs': 'exports.any = 1;\n',
  'broken.ts': 'export const = ;\n',
  'parts/index.ts': 'export enum Kind { A }\n',
  'part.mdx': '# Part\n',
  'style.css': '',
  'data.json': '{}',
};

beforeAll(() => {
  for (const [name, text] of Object.entries(MODULES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
});

function pageWith(text: string) {
  const file = path.join(folder, 'page.mdx');
  writeFileSync(file, text);
  const page = filesOfCommand().read(file);
  if (!page) throw new Error('the page was not read');
  return page;
}

function wrong(text: string): string[] {
  const page = pageWith(text);
  return importFindings(page.writtenTree(), page, 'page.mdx').map(findingText);
}

test('[DIAG-1] an import of a missing file is reported with its position and the most similar name', () => {
  expect(
    wrong(
      "---\ntitle: A\n---\n\nimport { Chart } from './Chrat';\n\nimport Part from './part.mdx'\nexport * from './nowhere/x';\n",
    ),
  ).toEqual([
    'page.mdx:5:23 imports: the imported file ./Chrat does not exist → did you mean ./Chart?',
    'page.mdx:8:15 imports: the imported file ./nowhere/x does not exist → correct the path, or add the file',
  ]);
});

test('[DIAG-1] an import of a name that the file does not export is reported with those that it does', () => {
  expect(
    wrong(
      "import first, { Charts, b as x } from './plain.js';\nimport { two } from './Chart';\nexport { Kinds } from './parts';\n",
    ),
  ).toEqual([
    'page.mdx:1:8 imports: ./plain.js has no default export → import { first, b, all }, or add the export',
    'page.mdx:1:17 imports: ./plain.js does not export Charts → import { first, b, all }, or add the export',
    'page.mdx:2:10 imports: ./Chart does not export two → import { one, three, Props, Chart }, or add the export',
    'page.mdx:3:10 imports: ./parts does not export Kinds → did you mean Kind?',
  ]);
});

test('[DIAG-1] imports that the bundler can resolve, and those that only running a file tells, are no problems', () => {
  expect(
    wrong(
      [
        "import Chart, { one, three, Props } from './Chart.js';",
        "import * as all from './plain';",
        "import { all as others, first } from './plain.js?x';",
        "import { anything } from './open';",
        "import { any } from './old.cjs';",
        "import { some } from './broken';",
        "import { Kind } from './parts';",
        "import Part, { toc } from './part.mdx';",
        "import './style.css';",
        "import data, { key } from './data.json';",
        "import { Tabs } from '@theme';",
      ].join('\n'),
    ),
  ).toEqual([]);
});

test('[DIAG-1] the files are known by which a wrong import becomes right', () => {
  const page = pageWith("import X from './later';\n");
  const files = filesOfWrongImports(page.writtenTree(), page);
  expect(files).toContain(path.join(folder, 'later.tsx'));
  const right = pageWith("import X from './Chart';\n");
  expect(filesOfWrongImports(right.writtenTree(), right)).toEqual([]);
});
