import { expect, test } from 'vitest';
import { rehypeFullWidthStops } from './rehypeFullWidthStops';

const text = (value: string) => ({ type: 'text' as const, value });
const element = (tagName: string, ...children: object[]) =>
  ({ type: 'element', tagName, properties: {}, children }) as never;

/** Returns the text after bold words. */
function behind(bold: object, value: string): string {
  const words = text(value);
  rehypeFullWidthStops()({ type: 'root', children: [element('p', bold, words)] });
  return words.value;
}

test('no space follows bold words that end with a full-width stop', () => {
  expect(behind(element('strong', text('不转换语法。')), ' 没有配置 loader 时')).toBe(
    '没有配置 loader 时',
  );
  expect(behind(element('strong', element('code', text('a')), text('：')), ' 值')).toBe('值');
  expect(behind(element('strong', text('注意。')), ' ')).toBe('');
});

test('other spaces stay: after a half-width stop, and after words that are not bold', () => {
  expect(behind(element('strong', text('Note.')), ' Words')).toBe(' Words');
  expect(behind(element('em', text('强调。')), ' 文字')).toBe(' 文字');
});
