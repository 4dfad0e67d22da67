/** Returns the code blocks of a page by title. */
export function blocksOf(text: string): Map<string, string> {
  const found = text.matchAll(/^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm);
  return new Map([...found].map(([, title = '', code = '']) => [title, code]));
}
