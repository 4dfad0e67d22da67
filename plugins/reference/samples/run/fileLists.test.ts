import { expect, test } from 'vitest';
import { type FileList, fileListProblem, readFileList } from './fileLists';

const TREE = `dist
├── assets
│   └── logo.svg   1,024 bytes
├── js/
│   ├── async
│   │   └── chart.js
│   └── main.js
└── index.html     211 bytes
`;

const WRITTEN = [
  'dist/assets/logo.svg 1024 bytes',
  'dist/index.html 211 bytes',
  'dist/js/async/chart.js 84 bytes',
  'dist/js/main.js 93 bytes',
];

const problem = (text: string) => fileListProblem(readFileList(text) as FileList, WRITTEN);

test('[TRUE-1] a tree of files and a list of paths are read', () => {
  expect(readFileList(TREE)).toEqual({
    files: [
      'dist/assets/logo.svg 1024 bytes',
      'dist/js/async/chart.js',
      'dist/js/main.js',
      'dist/index.html 211 bytes',
    ],
    isOpen: false,
  });
  expect(readFileList('dist/a.js\ndist/b.js   12 bytes\n…')).toEqual({
    files: ['dist/a.js', 'dist/b.js 12 bytes'],
    isOpen: true,
  });
  expect(readFileList('ERROR in dist/a.js\nfailed')).toBeUndefined();
  expect(readFileList('failed')).toBeUndefined();
});

test('[TRUE-1] a complete list of files passes, also without sizes', () => {
  expect(problem(TREE)).toBeUndefined();
  expect(problem('dist/index.html\ndist/js/main.js\n…')).toBeUndefined();
});

test('[TRUE-1] a wrong name, a wrong size and a missing file are reported', () => {
  expect(problem(TREE.replace('main.js', 'app.js'))).toBe('"dist/js/app.js" was not written');
  expect(problem(TREE.replace('211', '210'))).toBe('"dist/index.html 210 bytes" was not written');
  expect(problem('dist/index.html\ndist/js/main.js')).toBe(
    '"dist/assets/logo.svg 1024 bytes" is not shown',
  );
});
