import { expect, test } from 'vitest';
import { edited, KINDS, marker } from './edits';
import { OTHERS, packedLectern, stockText } from './tools';

const COUNT = 44;
const tools = [packedLectern('/tmp/lectern.tgz'), ...OTHERS];

test.each(tools)('$name has one place for each edit, in files of its site', (tool) => {
  const files = tool.files(COUNT);
  for (const kind of KINDS) {
    const text = files.get(tool.edited[kind]) ?? '';
    expect(edited(text, kind, 7)).toBe(text.replace(marker(kind, 0), marker(kind, 7)));
    expect([...files.values()].filter((one) => one.includes(marker(kind, 0)))).toHaveLength(1);
  }
  const fresh = tool.freshPage('fresh-1', 'Fresh');
  expect(fresh.file.split('/').slice(0, -1)).toEqual(tool.edited.text.split('/').slice(0, -1));
  expect(fresh.address.replace('fresh-1', 'live')).toBe(tool.address);
});

test('the edited page has the text of a generated one, the same for all', () => {
  const texts = tools.map((tool) => {
    const text = tool.files(COUNT).get(tool.edited.text) ?? '';
    return text.slice(text.indexOf('The text has')).replace(/\]\([^)]*\)/g, ']()');
  });
  expect(new Set(texts.map((text) => text.trim())).size).toBe(1);
  expect(texts[0]?.length).toBeGreaterThan(5000);
});

test('an edit fails if its place is missing', () => {
  expect(() => edited('no such word', 'text', 1)).toThrow('0 places of quagga');
});

test('stock Rspress gets pages without the blocks that it cannot compile', () => {
  const fence = '```';
  const page = `# A\n\n${fence}js title="a.js" tested=a\nx();\n${fence}\n\n${fence}expect a\nfiles:\n  - a.js\n${fence}\n\nText.\n`;
  expect(stockText(page)).toBe(
    `# A\n\n${fence}js title="a.js" tested=a\nx();\n${fence}\n\n\nText.\n`,
  );
});
