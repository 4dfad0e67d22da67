import { expect, test } from 'vitest';
import { hiddenPartsScript } from './hiddenPartsScript';
import { HIDDEN_PARTS_ATTRIBUTE } from './shared';
import { runInTestBrowser } from './testBrowser';

const attributesAt = (search: string) =>
  runInTestBrowser(hiddenPartsScript(), { url: `http://localhost/guide${search}` }).attributes;

test('the document is marked with the parts that the query hides', () => {
  expect(attributesAt('?sidebar=0&q=1&footer=0')).toEqual({
    [HIDDEN_PARTS_ATTRIBUTE]: 'sidebar footer',
  });
});

test('without such a query the document stays as it is', () => {
  expect(attributesAt('')).toEqual({});
  expect(attributesAt('?sidebar=1&other=0')).toEqual({});
});
