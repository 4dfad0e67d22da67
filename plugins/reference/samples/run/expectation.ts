import { parse } from 'yaml';
import { z } from 'zod';

const texts = z.array(z.string());
const textsByFile = z.record(z.string(), texts);

/** The expectations for one build. */
const outcome = {
  files: texts.default([]),
  contains: textsByFile.default({}),
  lacks: textsByFile.default({}),
  warnings: texts.default([]),
  errors: texts.default([]),
  defaults: z.record(z.string(), z.string()).default({}),
  prints: z.string().optional(),
  exits: z.string().regex(/^\d+$/, 'it must be a whole number').optional(),
};

const edit = z.record(z.string(), z.record(z.string(), z.string())).default({});

const schema = z.strictObject({
  mode: z.enum(['production', 'development', 'none']).default('production'),
  ...outcome,
  runs: z.string().optional(),
  command: z.string().optional(),
  until: z.string().optional(),
  packages: texts.default([]),
  says: texts.default([]),
  again: z.array(z.strictObject({ edit, ...outcome })).default([]),
});

/** The expected outcome of a sample. Everything that is not set has its default. */
export type Expectation = z.infer<typeof schema>;

/** Another build in the same folder after edits: replacements of texts, by file. */
export type Step = Expectation['again'][number];

/** The expected outcome of one build. */
export type Expected = Pick<Expectation, keyof typeof outcome>;

/** The parsed `expect` fence, or the reasons why it is invalid. */
export type ReadExpectation = { expectation: Expectation } | { problems: string[] };

function parseYaml(text: string): unknown {
  // All scalars are strings: `prints: 1.0` means these three characters.
  return parse(text, { schema: 'failsafe', logLevel: 'error' }) ?? {};
}

function describe(issue: z.core.$ZodIssue): string {
  const place = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const step = issue.path[0] === 'again' ? schema.shape.again.unwrap().element : schema;
    const known = Object.keys(step.shape).join(', ');
    const where = place === '' ? 'an expectation' : place;
    return `${issue.keys.join(', ')} is not a key of ${where} → write one of ${known}`;
  }
  return `${place} cannot be used: ${issue.message}`;
}

/** Parses the text of an `expect` fence, which is YAML. */
export function readExpectation(text: string): ReadExpectation {
  let value: unknown;
  try {
    value = parseYaml(text);
  } catch (error) {
    const [message] = (error as Error).message.split(/:?\n/);
    return { problems: [`the expectation is not YAML: ${message} → quote texts with : # [ { "`] };
  }
  const result = schema.safeParse(value);
  if (result.success) return { expectation: result.data };
  return { problems: result.error.issues.map(describe) };
}
