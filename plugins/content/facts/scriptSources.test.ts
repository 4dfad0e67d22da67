import { expect, test } from 'vitest';
import { scriptSources } from './scriptSources';

test('[SAFE-1] the hosts of scripts in the head are allowed, each once', () => {
  const head = [
    ['script', { defer: '', src: 'https://stats.example.com/script.js' }],
    ['script', { src: 'https://stats.example.com/other.js' }],
    ['script', { src: '//cdn.example.com/a.js' }],
    ['script', { src: '/own.js' }],
    ['script', { src: true }],
    ['script'],
    ['meta', { src: 'https://no.example.com' }],
    '<script src="https://text.example.com/a.js"></script>',
    () => ['script', { src: 'https://later.example.com' }],
  ];
  expect(scriptSources(head)).toEqual({
    'script-src': ['https://cdn.example.com', 'https://stats.example.com'],
  });
  expect(scriptSources([])).toEqual({});
});
