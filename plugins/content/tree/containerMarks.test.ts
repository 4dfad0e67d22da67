import { expect, test } from 'vitest';
import {
  containerBegin,
  isGroupBegin,
  withoutContainerMarks,
  withoutContainers,
} from './containerMarks';

test('the line that begins a container says its kind and what stands behind it', () => {
  expect(containerBegin(':::tip A title\nText')).toEqual({
    kind: 'tip',
    rest: 'A title',
    length: 14,
  });
  expect(containerBegin('  ::: code-group')?.kind).toBe('code-group');
  expect(containerBegin(':::')).toBeUndefined();
  expect(containerBegin('a :::tip')).toBeUndefined();
});

test('a group of code stands alone in its line', () => {
  expect(isGroupBegin(' ::: code-group ')).toBe(true);
  expect(isGroupBegin(':::code-group npm')).toBe(false);
  expect(isGroupBegin(':::code-group\n[npm]')).toBe(false);
});

test('text is told without containers, or without their marks', () => {
  const text = 'Before\n:::tip A title\nInside\n:::\nAfter';
  expect(withoutContainers(text)).toBe('Before\nAfter');
  expect(withoutContainerMarks(text)).toBe('Before\nA title\nInside\nAfter');
});
