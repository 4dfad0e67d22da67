import { expect, test } from 'vitest';
import { estimateTokens } from '../../../support/estimateTokens';
import { sectionMarkdown } from './sectionMarkdown';

const TABLE = '| Option | Default |\n| --- | --- |\n| `port` | `8080` |';
const section = {
  content: 'plain',
  units: ['Set `port`:', 0, TABLE],
  code: [{ lang: 'js', text: 'export default { port: 1 };', title: 'rspack.config.mjs' }],
};

test('[AI-9] a model receives a whole section: inline code, code with its file name, tables with their header', () => {
  expect(sectionMarkdown(section, 1000)).toBe(
    `Set \`port\`:\n\n\`rspack.config.mjs\`\n\n\`\`\`js\nexport default { port: 1 };\n\`\`\`\n\n${TABLE}`,
  );
  expect(sectionMarkdown({ ...section, units: [] }, 1000)).toBe('plain');
});

test('[AI-9] text that does not fit is omitted in whole blocks', () => {
  const cut = sectionMarkdown(section, 10);
  expect(cut).toBe('Set `port`:\n\n…');
  expect(sectionMarkdown(section, 1)).toBe('…');
});

test('the estimated number of tokens is close to that of models', () => {
  expect(estimateTokens('four letters make one')).toBe(6);
  expect(estimateTokens('打包入口')).toBe(3);
  expect(estimateTokens('')).toBe(0);
});
