import { expect, test } from 'vitest';
import {
  containerBegin,
  isGroupBegin,
  withoutContainerMarks,
  withoutContainers,
} from './containerMarks';

test('the opening line of a container contains its kind and the text after it', () => {
  expect(containerBegin(':::tip A title\nText')).toEqual({
    kind: 'tip',
    rest: 'A title',
    length: 14,
  });
  expect(containerBegin('  ::: code-group')?.kind).toBe('code-group');
  expect(containerBegin(':::')).toBeUndefined();
  expect(containerBegin('a :::tip')).toBeUndefined();
});

test('the opening line of a code group contains nothing else', () => {
  expect(isGroupBegin(' ::: code-group ')).toBe(true);
  expect(isGroupBegin(':::code-group npm')).toBe(false);
  expect(isGroupBegin(':::code-group\n[npm]')).toBe(false);
});

test('containers, or only their marks, are removed from a text', () => {
  const text = 'Before\n:::tip A title\nInside\n:::\nAfter';
  expect(withoutContainers(text)).toBe('Before\nAfter');
  expect(withoutContainerMarks(text)).toBe('Before\nA title\nInside\nAfter');
});
