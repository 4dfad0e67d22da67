import { parse } from 'yaml';
import { z } from 'zod';

const texts = z.array(z.string());
const textsByFile = z.record(z.string(), texts);

const schema = z.strictObject({
  mode: z.enum(['production', 'development', 'none']).default('production'),
  files: texts.default([]),
  contains: textsByFile.default({}),
  lacks: textsByFile.default({}),
  warnings: texts.default([]),
  errors: texts.default([]),
  prints: z.string().optional(),
  packages: texts.default([]),
});

/** What must come out of a sample; everything that is not said has its default. */
export type Expectation = z.infer<typeof schema>;

/** What an `expect` fence says, or why it cannot be used. */
export type ReadExpectation = { expectation: Expectation } | { problems: string[] };

function parseYaml(text: string): unknown {
  // Every scalar is a text: `prints: 1.0` means these three characters.
  return parse(text, { schema: 'failsafe' }) ?? {};
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(schema.shape).join(', ');
    return `${issue.keys.join(', ')} is no key of an expectation → write one of ${known}`;
  }
  return `${issue.path.join('.')} cannot be used: ${issue.message}`;
}

/** Reads the text of an `expect` fence, which is YAML. */
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
