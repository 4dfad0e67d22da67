import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** The value at a path of an object, `undefined` where there is none. */
function valueAt(source: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    source,
  );
}

function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((written, key) => {
    if (typeof key === 'number') return `${written}[${key}]`;
    return written === '' ? String(key) : `${written}.${String(key)}`;
  }, '');
}

function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'function') return 'a function';
  return JSON.stringify(value) ?? String(value);
}

/** What to write in place of a wrong value. */
function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `write ${/^[aeiou]/.test(issue.expected) ? 'an' : 'a'} ${issue.expected}`;
    case 'invalid_value':
      return `write one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'invalid_union':
      return `write ${issue.errors
        .flat()
        .map((inner) => expectation(inner).replace(/^write (one of )?/, ''))
        .join(' or ')}`;
    case 'too_small':
      if (issue.origin === 'number') return `write a number from ${issue.minimum} on`;
      return issue.origin === 'array' ? 'write at least one' : 'write at least one character';
    case 'too_big':
      return issue.origin === 'number'
        ? `write a number up to ${issue.maximum}`
        : `write ${issue.message}`;
    case 'invalid_format':
      return issue.format === 'url'
        ? 'write a full address such as "https://example.com"'
        : `write ${issue.message}`;
    default:
      return `write ${issue.message}`;
  }
}

/** A wrong value: its place, and a sentence that says what it is and what to write instead. */
export interface DescribedIssue {
  path: PropertyKey[];
  text: string;
}

/**
 * Describes every wrong value.
 *
 * @param noun what a key is: `setting`
 */
export function describeIssues(
  issues: readonly Issue[],
  source: unknown,
  noun: string,
): DescribedIssue[] {
  return issues.flatMap((issue): DescribedIssue[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const path = [...issue.path, key];
        return { path, text: `${formatPath(path)} is no ${noun} → remove it or mend its name` };
      });
    }
    const value = formatValue(valueAt(source, issue.path));
    const text = `${formatPath(issue.path)} is ${value} → ${expectation(issue)}`;
    return [{ path: issue.path, text }];
  });
}
