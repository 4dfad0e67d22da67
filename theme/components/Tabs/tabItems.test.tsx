import { expect, test } from 'vitest';
import { shownTab, tabItems } from './tabItems';

const Tab = (_: { label?: string; value?: string; disabled?: boolean }) => null;

test('tabs have the label, value and state of their elements, and texts between them are ignored', () => {
  const items = tabItems([
    <Tab key="a" label="A" value="a" />,
    '\n',
    <Tab key="b" label="B" disabled />,
    <p key="c" />,
  ]);
  expect(items.map(({ label, value, isDisabled }) => [label, value, isDisabled])).toEqual([
    ['A', 'a', false],
    ['B', undefined, true],
    [3, undefined, false],
  ]);
});

test('values define the tabs, whose content is matched by value or by position', () => {
  const items = tabItems(
    [<Tab key="x" value="x" />, <Tab key="y" value="y" />, <p key="z" />],
    [
      { label: 'Y', value: 'y' },
      { label: 'X', value: 'x', disabled: true },
      { label: 'Z', value: 'z' },
    ],
  );
  expect(items.map(({ label, isDisabled }) => [label, isDisabled])).toEqual([
    ['Y', false],
    ['X', true],
    ['Z', false],
  ]);
  const contents = items.map(({ content }) => content as { type: unknown; props: object });
  expect(contents.map(({ props }) => props)).toEqual([{ value: 'y' }, { value: 'x' }, {}]);
});

test('the stored tab is shown, or else the default one, or else the first one', () => {
  const items = tabItems([<Tab key="a" value="a" />, <Tab key="b" value="b" />]);
  expect(shownTab(items, {})).toBe(0);
  expect(shownTab(items, { index: 1 })).toBe(1);
  expect(shownTab(items, { index: 0, value: 'b' })).toBe(1);
  expect(shownTab(items, { value: 'gone' })).toBe(0);
  expect(shownTab(items, { stored: '0', value: 'b' })).toBe(0);
  for (const stored of ['7', 'x', '-1', '']) expect(shownTab(items, { stored, index: 1 })).toBe(1);
});
