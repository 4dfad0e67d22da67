import { describe, expect, it } from 'vitest';
import { questionsText } from './questionsText';

const isNews = (address: string) => address.startsWith('/news/');
const TEXT = `# Questions that sections answer.
/guide/a:
  - "how: so?"   # asked often
/news/one#start:
  - 'what is new'
  - what else
# Of the API.
/api/b: [one, two]
/news/two: [three]
`;

describe('questions of an old version', () => {
  it('lose only those about removed sections', () => {
    expect(questionsText(TEXT, isNews)).toBe(`# Questions that sections answer.
/guide/a:
  - "how: so?"   # asked often
# Of the API.
/api/b: [one, two]
`);
  });

  it('are not changed if nothing is removed or the file is invalid', () => {
    expect(questionsText(TEXT, () => false)).toBe(TEXT);
    expect(questionsText('a: [', () => true)).toBe('a: [');
    expect(questionsText('', () => true)).toBe('');
  });

  it('are removed with their file if none is left', () => {
    expect(questionsText('/news/one:\n  - what\n', isNews)).toBeUndefined();
  });
});
