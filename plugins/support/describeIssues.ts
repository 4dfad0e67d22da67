import { z } from 'zod';
import { nearestName } from './nearestName';
import { onlyNear } from './onlyNear';

type Issue = z.core.$ZodIssue;

/** The key of the site's own settings, in objects that support them. */
const OWN_KEYS = 'custom';

/** Returns the value at a path of an object, or `undefined`. */
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

/** The maximum length of a value in a message, in characters. */
const MAX_WRITTEN = 200;

const isDate = (value: unknown): value is Date =>
  value instanceof Date && !Number.isNaN(value.getTime());

/** Returns a date as YAML writes it: without a time at midnight UTC. */
const writtenDate = (date: Date) => date.toISOString().replace(/T00:00:00\.000Z$/, '');

function formatValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (isDate(value)) return `the date ${writtenDate(value)}`;
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  try {
    const written = JSON.stringify(value) ?? String(value);
    return written.length > MAX_WRITTEN ? `${written.slice(0, MAX_WRITTEN)}…` : written;
  } catch {
    // A cycle, for example.
    return 'an object that cannot be written as JSON';
  }
}

/** Names for the types of zod that are not English nouns. */
const TYPE_NAMES: Record<string, string> = {
  int: 'a whole number',
  record: 'an object',
  tuple: 'an array',
};

function typeName(expected: string): string {
  return TYPE_NAMES[expected] ?? `${/^[aeiou]/.test(expected) ? 'an' : 'a'} ${expected}`;
}

const isNumber = (origin: string) => ['number', 'int', 'bigint'].includes(origin);

/** The beginning of zod's own message, in contrast to the message of a schema. */
const TOO_BIG = 'Too big: ';

/** Returns what the length of a string or array counts. */
const unitOf = (origin: string) => (origin === 'string' ? 'characters' : 'items');

/** Describes the value that a schema expects, to complete “must be”: `a boolean`, `at most 10`. */
function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeName(issue.expected);
    case 'invalid_value':
      return `${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'invalid_union':
      return issue.errors
        .flat()
        .map((inner) => expectation(inner).replace(/^one of /, ''))
        .join(' or ');
    case 'too_small':
      if (isNumber(issue.origin)) return `at least ${issue.minimum}`;
      if (Number(issue.minimum) === 1) return `a non-empty ${issue.origin}`;
      return `${typeName(issue.origin)} of at least ${issue.minimum} ${unitOf(issue.origin)}`;
    case 'too_big':
      if (isNumber(issue.origin)) return `at most ${issue.maximum}`;
      if (issue.origin === 'array' && !issue.message.startsWith(TOO_BIG)) return issue.message;
      return `${typeName(issue.origin)} of at most ${issue.maximum} ${unitOf(issue.origin)}`;
    case 'invalid_format':
      return issue.format === 'url' ? 'a URL such as "https://example.com"' : issue.message;
    default:
      return issue.message;
  }
}

/** Returns the schemas inside another one: the members of a union, or the schema inside `optional()`. */
function unwrap(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap(unwrap);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return unwrap(schema.unwrap() as z.ZodType);
  }
  return [schema];
}

/** Returns the keys that a schema accepts at a path. */
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

/** Adds how to write a number, `true` or a date as a text: in YAML, `1.4` is a number and `2026-05-01` a date. */
function inQuotes(issue: Issue, given: unknown): string {
  const isText = issue.code === 'invalid_type' && issue.expected === 'string';
  if (isText && isDate(given)) return ` → write "${writtenDate(given)}"`;
  const isSimple = ['number', 'bigint', 'boolean'].includes(typeof given);
  return isText && isSimple ? ` → write "${String(given)}"` : '';
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** Returns the issues of the object in a union that also allows other types, such as `true`. */
function meantBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const isOtherKind = ({ path, code }: Issue) =>
    path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');
  return branches.find((issues) => !issues.some(isOtherKind));
}

/** A wrong value: its path, and a message that contains the value and what is expected. */
export interface DescribedIssue {
  path: PropertyKey[];
  text: string;
  /** Returns the only key that an unknown key can be a misspelling of, if that key is not set yet. */
  meant?: string;
}

/**
 * Describes every invalid value.
 *
 * @param noun the term for a key in messages: `setting`
 * @param schema the schema whose keys are suggested for misspelled ones
 * @param unknown the advice for a key that is not similar to any other
 */
export function describeIssues(
  issues: readonly Issue[],
  source: unknown,
  noun: string,
  schema?: z.ZodType,
  unknown = 'correct its name, or remove it',
): DescribedIssue[] {
  return issues.flatMap((issue): DescribedIssue[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => {
        const path = [...issue.path, key];
        const known = keysAt(schema, issue.path);
        const near = nearestName(key, known);
        const own = formatPath([...issue.path, OWN_KEYS, key]);
        const remedy = near
          ? `did you mean "${formatPath([...issue.path, near])}"?`
          : known.includes(OWN_KEYS)
            ? `move it to "${own}" if it is your own, or remove it`
            : unknown;
        const only = onlyNear(key, known);
        const isFree = only !== undefined && valueAt(source, [...issue.path, only]) === undefined;
        const text = `unknown ${noun} "${formatPath(path)}" → ${remedy}`;
        return isFree ? { path, text, meant: only } : { path, text };
      });
    }
    if (issue.code === 'invalid_key') {
      const wanted = issue.issues.map(expectation).join(' and ');
      const owner = formatPath(issue.path.slice(0, -1));
      const name = owner ? `a key of ${owner}` : 'a key';
      const text = `${name} must be ${wanted}, but is ${formatValue(issue.path.at(-1))}`;
      return [{ path: issue.path, text }];
    }
    const given = valueAt(source, issue.path);
    const meant = issue.code === 'invalid_union' && isObject(given) && meantBranch(issue.errors);
    if (meant) {
      const inner = meant.map((one) => ({ ...one, path: [...issue.path, ...one.path] }) as Issue);
      return describeIssues(inner, source, noun, schema, unknown);
    }
    const name = formatPath(issue.path) || 'it';
    const value = formatValue(given);
    const text = `${name} must be ${expectation(issue)}, but is ${value}${inQuotes(issue, given)}`;
    return [{ path: issue.path, text }];
  });
}
