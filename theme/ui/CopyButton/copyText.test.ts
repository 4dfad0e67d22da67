import { afterEach, expect, test, vi } from 'vitest';
import { formatText } from '../../hooks/text';
import { copyText } from './copyText';

afterEach(() => vi.unstubAllGlobals());

/**
 * Stubs a browser without the clipboard API in which copying a selection also fails, and returns its
 * prompts.
 */
function stubBrowser(userAgent: string) {
  const prompts: string[][] = [];
  vi.stubGlobal('navigator', { userAgent });
  vi.stubGlobal('document', {
    createElement: () => ({ style: {}, addEventListener: () => {} }),
    createRange: () => ({ selectNodeContents: () => {} }),
    getSelection: () => ({ rangeCount: 0, addRange: () => {}, removeAllRanges: () => {} }),
    execCommand: () => false,
    body: { appendChild: () => {}, removeChild: () => {} },
  });
  vi.stubGlobal('window', { prompt: (...words: string[]) => void prompts.push(words) });
  return prompts;
}

const askIn = (lang: string) => (keys: string) => formatText('copyByHand', lang, { keys });

test.each([
  ['en', 'X11; Linux x86_64', 'Copy to clipboard: Ctrl+C, Enter'],
  ['en', 'Macintosh; Intel Mac OS X 10_15_7', 'Copy to clipboard: ⌘+C, Enter'],
  ['zh', 'X11; Linux x86_64', '复制到剪贴板：按 Ctrl+C，再按 Enter'],
  ['zh', 'Macintosh; Intel Mac OS X 10_15_7', '复制到剪贴板：按 ⌘+C，再按 Enter'],
])(
  '[DATA-4] [ELEM-8] without a clipboard a prompt asks in %s on %s',
  async (lang, agent, message) => {
    const asked = stubBrowser(agent);
    expect(await copyText('npm i', askIn(lang))).toBe(false);
    expect(asked).toEqual([[message, 'npm i']]);
  },
);

test('the clipboard API is used if it is available', async () => {
  const written: string[] = [];
  const asked = stubBrowser('');
  const writeText = async (text: string) => void written.push(text);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('a', askIn('en'))).toBe(true);
  expect([written, asked]).toEqual([['a'], []]);
});
