import { expect, test } from 'vitest';
import { readBeside, writeBeside } from './besideAddress';

test('the language that a page is read beside stands in its address, with what else is there', () => {
  expect(writeBeside('?navbar=0', 'en')).toBe('?navbar=0&beside=en');
  expect(readBeside('?navbar=0&beside=en')).toBe('en');
  expect(writeBeside('?beside=en', 'pt-BR')).toBe('?beside=pt-BR');
});

test('without it the address is as it was', () => {
  expect(writeBeside('?navbar=0&beside=en', undefined)).toBe('?navbar=0');
  expect(writeBeside('?beside=en', undefined)).toBe('');
  expect([readBeside(''), readBeside('?beside=')]).toEqual([undefined, undefined]);
});
