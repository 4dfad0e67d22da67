import { expect, test } from 'vitest';
import { partText, readPart } from './filePart';

const shown = (text: string, part?: string) => partText(text, readPart(part));

const SERVER = `import { serve } from 'kit';

// #region serve
export function start() {
  // #region options
  const options = {
    port: 3000,

    host: 'localhost',
  };
  // #endregion options
  return serve(options);
}
// #endregion
`;

test('a region is the text between its marks, without common indentation and other marks', () => {
  expect(shown(SERVER, 'options')).toEqual({
    text: "const options = {\n  port: 3000,\n\n  host: 'localhost',\n};",
  });
  const { text } = shown(SERVER, 'serve') as { text: string };
  expect(text).toMatch(/^export function start\(\) \{\n {2}const options/);
  expect(text).toMatch(/\n\}$/);
  expect(text).not.toContain('region');
});

test.each([
  ['// #region a', '// #endregion a'],
  ['//#region a', '//#endregion'],
  ['/* #region a */', '/* #endregion a */'],
  ['{/* #region a */}', '{/* #endregion a */}'],
  ['# region a', '# endregion'],
  ['#region a', '#endregion'],
  ['# #region a', '# #endregion a'],
  ['<!-- #region a -->', '<!-- #endregion a -->'],
  ['-- #region a', '-- #endregion'],
  ['; #region a', '; #endregion'],
])('"%s" starts a region and "%s" ends it', (begin, end) => {
  expect(shown(`one\n  ${begin}\n    two\n  ${end}\nthree\n`, 'a')).toEqual({ text: 'two' });
});

test('code that only mentions a region is not a mark', () => {
  const text = "const region = '#region a';\nregion a\n// the region a\n";
  expect(shown(text)).toEqual({ text: text.trimEnd() });
  expect(shown(text, 'a')).toHaveProperty('problem');
});

test('regions may overlap, and names may contain spaces', () => {
  const text = '#region a b\n1\n#region c\n2\n#endregion a b\n3\n#endregion c\n';
  expect(shown(text, 'a b')).toEqual({ text: '1\n2' });
  expect(shown(text, 'c')).toEqual({ text: '2\n3' });
});

test('a whole file is shown without marks, with its indentation', () => {
  expect(shown('\r\n  a\r\n// #region b\r\n  b\r\n// #endregion\r\n')).toEqual({
    text: '  a\n  b',
  });
});

test('lines are selected by their numbers, both inclusive', () => {
  const text = '{\n  "a": 1,\n  "b": 2\n}\n';
  expect(shown(text, 'L2-L3')).toEqual({ text: '"a": 1,\n"b": 2' });
  expect(shown(text, 'L2-3')).toEqual({ text: '"a": 1,\n"b": 2' });
  expect(shown(text, 'L4')).toEqual({ text: '}' });
  expect(shown(text, 'L4-L5')).toEqual({
    problem: 'has only 4 lines, but line 5 was requested → correct the numbers',
  });
  expect(shown(text, 'L3-L2')).toEqual({
    problem: 'has no lines 3 to 2 → write the smaller number first, starting from 1',
  });
});

test('[DIAG-1] a region that is missing, duplicated or unclosed is reported with a remedy', () => {
  expect(shown(SERVER, 'option')).toEqual({
    problem:
      'has no region "option"; it has serve, options → correct the name, or add comments around the lines: #region option and #endregion option',
  });
  expect(shown('a\n', 'b')).toEqual({
    problem:
      'has no region "b" → correct the name, or add comments around the lines: #region b and #endregion b',
  });
  expect(shown('#region a\n#endregion\n#region a\n#endregion\n', 'a')).toEqual({
    problem: 'has two regions "a", on line 1 and on line 3 → rename one of them',
  });
  expect(shown('x\n#region a\n#region b\n#endregion\n', 'a')).toEqual({
    problem:
      'does not end region "a", which begins on line 2 → add a comment after its last line: #endregion a',
  });
});
