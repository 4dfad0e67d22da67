import { expect, test } from 'vitest';
import { findJson, jsonMismatch, readShownJson } from './shownJson';

const WRITTEN = {
  name: 'shop',
  sizes: { 'main.js': 93, 'main.css': 146 },
  errors: [{ message: "Can't resolve './nope.js' in '/project/src'", loc: '1:9-20', ids: [] }],
};

const differs = (text: string) => findJson(readShownJson(text), WRITTEN);

test('[TRUE-1] JSON of a page matches in another order and with other spaces', () => {
  expect(differs('{"main.css":146,\n "main.js": 93}')).toBeUndefined();
});

test('[TRUE-1] an ellipsis in JSON matches a member, an element, a value or a part of a text', () => {
  expect(differs('{ "name": "shop", "sizes": { "main.js": 93, … }, … }')).toBeUndefined();
  expect(differs('{ "name": …, "sizes": …, "errors": […] }')).toBeUndefined();
  expect(differs('{ "message": "Can\'t resolve … in \'/project/src\'", … }')).toBeUndefined();
  expect(jsonMismatch(readShownJson('[1, …, 9]'), [1, 2, 3, 9])).toBeUndefined();
  expect(jsonMismatch(readShownJson('[1, …, 9]'), [1])).toBe('the array has 1 elements: [1]');
});

test('[TRUE-1] a different value is reported with its path and the actual value', () => {
  expect(differs('{ "main.js": 94, "main.css": 146 }')).toBe('main.js is 93, not 94');
  expect(differs('{ "sizes": { "main.js": 93, "main.css": "146" }, … }')).toBe(
    'sizes.main.css is 146, not "146"',
  );
  expect(differs('{ "message": "Can\'t find …", … }')).toBe(
    `message is ${JSON.stringify(WRITTEN.errors[0]?.message)}, not "Can't find …"`,
  );
  expect(differs('{ "errors": [{ "loc": "1:9-21", … }], … }')).toBe(
    'errors[0].loc is "1:9-20", not "1:9-21"',
  );
});

test('[TRUE-1] a missing member and one that is not shown are differences', () => {
  expect(differs('{ "main.js": 93, "main.css": 146, "app.js": 1 }')).toBe(
    'app.js is missing, not 1',
  );
  expect(differs('{ "main.js": 93 }')).toBe(
    'main.css is 146, and is not shown → show it, or write …',
  );
});

test('text that is not JSON is reported', () => {
  expect(() => readShownJson('{ "a": }')).toThrow('JSON');
});
