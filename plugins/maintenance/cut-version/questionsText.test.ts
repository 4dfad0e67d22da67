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
  it('lose those of sections that it does not have any more, and nothing else', () => {
    expect(questionsText(TEXT, isNews)).toBe(`# Questions that sections answer.
/guide/a:
  - "how: so?"   # asked often
# Of the API.
/api/b: [one, two]
`);
  });

  it('stay as they are where nothing goes, or where the file cannot be read', () => {
    expect(questionsText(TEXT, () => false)).toBe(TEXT);
    expect(questionsText('a: [', () => true)).toBe('a: [');
    expect(questionsText('', () => true)).toBe('');
  });

  it('are no file where all of them go', () => {
    expect(questionsText('/news/one:\n  - what\n', isNews)).toBeUndefined();
  });
});
