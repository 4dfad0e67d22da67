import { z } from 'zod';
import { nearestName } from './nearestName';
import { onlyNear } from './onlyNear';

type Issue = z.core.$ZodIssue;

/** The key under which an object has those that a site gives it. */
const OWN_KEYS = 'custom';

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

/** What is longer says no more. */
const MAX_WRITTEN = 200;

function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  try {
    const written = JSON.stringify(value) ?? String(value);
    return written.length > MAX_WRITTEN ? `${written.slice(0, MAX_WRITTEN)}…` : written;
  } catch {
    // It holds itself, for example.
    return 'an object that cannot be written as JSON';
  }
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

/** The schemas behind one: those of a union, the one inside `optional()`. */
function unwrap(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap(unwrap);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return unwrap(schema.unwrap() as z.ZodType);
  }
  return [schema];
}

/** The keys that a schema knows at a path. */
function keysAt(schema: z.ZodType | undefined, path: readonly PropertyKey[]): string[] {
  const found = path.reduce<z.ZodType[]>(
    (schemas, key) =>
      schemas.flatMap((one) => {
        if (one instanceof z.ZodArray) return unwrap(one.element as z.ZodType);
        const inner = one instanceof z.ZodObject ? one.shape[String(key)] : undefined;
        return inner ? unwrap(inner) : [];
      }),
    schema ? unwrap(schema) : [],
  );
  return found.flatMap((one) => (one instanceof z.ZodObject ? Object.keys(one.shape) : []));
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** What is wrong inside an object that may also be something else, such as `true`. */
function meantBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const isOtherKind = ({ path, code }: Issue) =>
    path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');
  return branches.find((issues) => !issues.some(isOtherKind));
}

/** A wrong value: its place, and a sentence that says what it is and what to write instead. */
export interface DescribedIssue {
  path: PropertyKey[];
  text: string;
  /** The only key that can be meant by an unknown one, which is not there yet. */
  meant?: string;
}

/**
 * Describes every wrong value.
 *
 * @param noun what a key is: `setting`
 * @param schema names the keys that there are, for one that is misspelt
 */
export function describeIssues(
  issues: readonly Issue[],
  source: unknown,
  noun: string,
  schema?: z.ZodType,
): DescribedIssue[] {
  return issues.flatMap((issue): DescribedIssue[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const path = [...issue.path, key];
        const known = keysAt(schema, issue.path);
        const near = nearestName(key, known);
        const own = formatPath([...issue.path, OWN_KEYS, key]);
        const remedy = near
          ? `write ${formatPath([...issue.path, near])}, or remove it`
          : known.includes(OWN_KEYS)
            ? `write ${own} if it is your own, or remove it`
            : 'remove it or correct its name';
        const only = onlyNear(key, known);
        const isFree = only !== undefined && valueAt(source, [...issue.path, only]) === undefined;
        const text = `${formatPath(path)} is no ${noun} → ${remedy}`;
        return isFree ? { path, text, meant: only } : { path, text };
      });
    }
    const given = valueAt(source, issue.path);
    const meant = issue.code === 'invalid_union' && isObject(given) && meantBranch(issue.errors);
    if (meant) {
      const inner = meant.map((one) => ({ ...one, path: [...issue.path, ...one.path] }) as Issue);
      return describeIssues(inner, source, noun, schema);
    }
    const value = formatValue(given);
    const text = `${formatPath(issue.path) || 'it'} is ${value} → ${expectation(issue)}`;
    return [{ path: issue.path, text }];
  });
}
