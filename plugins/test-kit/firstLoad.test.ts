import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { loadedFiles, weighPage } from './firstLoad';

const PAGE = `<head><link href="/a.css" rel="stylesheet"><link rel="icon" href="/logo.svg">
<noscript><link rel="stylesheet" href="/plain.css"></noscript>
<script src="/a.js?v=1&amp;w=2" defer></script><script src="/a.js?v=1&amp;w=2"></script>
<script>inline()</script><script src="https://far.example/b.js"></script></head>`;

test('a page is weighed with the scripts and styles that it names, each once, and nothing of other hosts', async () => {
  expect(loadedFiles(PAGE)).toEqual({
    js: ['/a.js?v=1&w=2', 'https://far.example/b.js'],
    css: ['/a.css'],
  });
  const files: Record<string, string> = {
    '/guide': PAGE,
    '/a.css': 'a { color: red }',
    '/a.js?v=1&w=2': 'let a;'.repeat(50),
  };
  const asked: string[] = [];
  const ask = async (address: string) => {
    asked.push(address);
    return new Response(files[address], { status: address in files ? 200 : 404 });
  };
  const size = (name: string) => gzipSync(files[name] ?? '', { level: 9 }).length;
  expect(await weighPage('/guide', ask)).toEqual({
    html: size('/guide'),
    js: size('/a.js?v=1&w=2'),
    css: size('/a.css'),
  });
  expect(asked).toEqual(['/guide', '/a.js?v=1&w=2', '/a.css']);
  await expect(weighPage('/giude', ask)).rejects.toThrow(
    '[testing] /giude responded with 404 → use the address of a page',
  );
});
