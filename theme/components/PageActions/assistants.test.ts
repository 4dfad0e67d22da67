import { expect, test } from 'vitest';
import { ASSISTANTS, assistantHref } from './assistants';

test('[MD-2] the question is in the address of every assistant, encoded', () => {
  const prompt = 'Read https://example.com/a.md?x=1&y=2 $& 中文';
  for (const assistant of ASSISTANTS) {
    const { protocol, searchParams } = new URL(assistantHref(assistant, prompt));
    expect(protocol).toBe('https:');
    expect(searchParams.get('q')).toBe(prompt);
  }
});
