import { expect, test } from 'vitest';
import { snippetText } from './snippetText.ts';

test('a snippet begins with what a section says, not with the facts of an option', () => {
  const content = 'Type: string\nDefault: dist\nDirectory of all files.\nNote: it is cleaned.';
  const units = ['- **Type:** `string`\n- **Default:** `dist`', 'Directory of all files.'];
  expect(snippetText(content, units)).toBe(
    'Directory of all files. Note: it is cleaned. Type: string Default: dist',
  );
  expect(snippetText('类型： string\n输出目录。', ['- **类型：** `string`'])).toBe(
    '输出目录。 类型： string',
  );
});

test('facts are all there is where a section says nothing else', () => {
  expect(snippetText('Type: string', ['- **Type:** `string`'])).toBe('Type: string');
  expect(snippetText(null, [])).toBeNull();
});
