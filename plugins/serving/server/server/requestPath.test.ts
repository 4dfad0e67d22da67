import { expect, test } from 'vitest';
import { decodePath, encodePath, hidesSeparator, rawPath, rawQuery } from './requestPath';

test('the path and the query of an address', () => {
  expect(rawPath('http://a:1/b/c?d=/e#f')).toBe('/b/c');
  expect(rawPath('http://a:1//b.com/c')).toBe('//b.com/c');
  expect(rawPath('http://a')).toBe('/');
  expect(rawQuery('http://a/b?c=%20&d#e')).toBe('?c=%20&d');
  expect(rawQuery('http://a/b')).toBe('');
});

test('a broken percent-encoding has no path', () => {
  expect(decodePath('/a%20b')).toBe('/a b');
  expect(decodePath('/%E0%A4%A')).toBeUndefined();
  expect(decodePath('/%')).toBeUndefined();
});

test('detects encoded separators', () => {
  expect(['/a%2fb', '/a%5Cb', '/a\\b'].every(hidesSeparator)).toBe(true);
  expect(hidesSeparator('/a/b%20c')).toBe(false);
});

test('decoding reverses encoding', () => {
  for (const path of ['/指南/a b', '/a?b#c', '/100%', '/a+b@c(1)']) {
    expect(decodePath(encodePath(path))).toBe(path);
    expect(encodePath(path)).not.toMatch(/[?#\s]/);
  }
});
