import { expect, test } from 'vitest';
import { hashedFile } from './hashedFile';

test.each([
  ['v2/en', /^static\/routes\/v2\.en\.[0-9a-f]{10}\.json$/],
  ['/en', /^static\/routes\/en\.[0-9a-f]{10}\.json$/],
  ['/', /^static\/routes\/all\.[0-9a-f]{10}\.json$/],
])('the file of "%s" never begins with a dot, which hosts do not serve', (section, name) => {
  expect(hashedFile('routes', section, '{}')).toMatch(name);
});

test('other content has another name', () => {
  expect(hashedFile('routes', 'v2/en', '{}')).not.toBe(hashedFile('routes', 'v2/en', '[]'));
});
