import { z } from 'zod';
import type { ContentSources } from '../support/contentSources';
import { describeIssues } from '../support/describeIssues';
import { schemasByKey } from '../support/valueSchema';
import type { PluginFinding } from './definition';
import type { PageProblem, ReadNode } from './treeTypes';

const call = z.custom((value) => typeof value === 'function', 'a function').optional();
const names = z.array(z.string()).optional();

const component = z.union([z.string(), z.instanceof(URL)]);
const fence = z.looseObject({
  component,
  read: z.custom((value) => typeof value === 'function', 'a function'),
});

const replacement = z.strictObject({
  component: component.optional(),
  styles: z.array(component).optional(),
  read: z.custom((value) => typeof value === 'function', 'a function'),
});

const isFunction = (value: unknown) => typeof value === 'function';

/** A list, or a function that returns one. */
const listOr = (item: z.ZodType) =>
  z.union([z.array(item), z.custom(isFunction, 'a function that returns one')]).optional();

const plugin = z.custom(
  (value) => isFunction(value) || (Array.isArray(value) && isFunction(value[0])),
  'a plugin or [plugin, options]',
);
const extensions = z.strictObject({
  micromark: z.array(z.unknown()),
  fromMarkdown: z.array(z.unknown()),
  toMarkdown: z.array(z.unknown()).optional(),
});

/** The valid entries of `syntax`, `remarkPlugins` and `rehypePlugins`. */
const LISTS = {
  syntax: z.union([plugin, extensions]),
  remarkPlugins: plugin,
  rehypePlugins: plugin,
  inputs: component,
};

const sourcesSchema = z.record(
  z.string().regex(/^[a-z]+(?:-[a-z]+)+$/, 'a directive such as "connect-src"'),
  z.array(z.string().regex(/^[^\s;,]+$/, 'a source such as "https://api.example.com"')),
);

const transformer = z.looseObject({ name: z.string().optional() });

const filesSchema = z.record(
  z
    .string()
    .regex(
      /^(?!\.\.?(?:\/|$))[^/\\?#]+(?:\/(?!\.\.?(?:\/|$))[^/\\?#]+)*$/,
      'a path in the site, such as "levels.json"',
    ),
  z.custom(isFunction, 'a function'),
);

const definitionSchema = z.strictObject({
  name: z.string().min(1),
  strings: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  frontmatter: schemasByKey.optional(),
  custom: schemasByKey.optional(),
  prepare: call,
  page: call,
  facts: call,
  afterTitle: call,
  check: call,
  problems: call,
  tree: call,
  syntax: listOr(LISTS.syntax),
  remarkPlugins: listOr(LISTS.remarkPlugins),
  rehypePlugins: listOr(LISTS.rehypePlugins),
  inputs: listOr(LISTS.inputs),
  codeTransformers: z.array(transformer).optional(),
  contentSources: z
    .union([sourcesSchema, z.custom(isFunction, 'a function that returns them')])
    .optional(),
  outputProblems: call,
  replace: z
    .record(
      z.string().regex(/^[A-Za-z][\w.]*$/, 'a type of nodes or the name of a component'),
      replacement,
    )
    .optional(),
  before: names,
  after: names,
  slots: z.record(z.string(), component.optional()).optional(),
  files: z.union([filesSchema, z.custom(isFunction, 'a function that returns them')]).optional(),
  fences: z.record(z.string().regex(/^[\w+#.-]+$/, 'a language such as "chart"'), fence).optional(),
});

const readNodeSchema = z.looseObject({
  props: z.record(z.string(), z.json().optional()).optional(),
  html: z.string().optional(),
  markdown: z.string().optional(),
  words: z.string().optional(),
  problems: z
    .array(
      z.looseObject({
        line: z.int().min(1).optional(),
        offset: z.int().min(0).optional(),
        message: z.string(),
      }),
    )
    .optional(),
});

const place = { line: z.int().min(1).optional(), column: z.int().min(1).optional() };

const findingsSchema = z.array(z.looseObject({ file: z.string(), ...place, message: z.string() }));

const problemsSchema = z.array(
  z.looseObject({ file: z.string().optional(), ...place, message: z.string() }),
);

/** The keys of a definition. */
export const DEFINITION_KEYS: ReadonlySet<string> = new Set(Object.keys(definitionSchema.shape));

/** @throws listing every invalid value of the definition */
export function checkDefinition(definition: object): void {
  const result = definitionSchema.safeParse(definition);
  if (result.success) return;
  const { name } = definition as { name?: unknown };
  const lines = describeIssues(result.error.issues, definition, 'key', definitionSchema);
  const plugin = typeof name === 'string' && name !== '' ? name : 'plugin';
  throw new Error(
    `[${plugin}] the definition cannot be used:\n${lines.map(({ text }) => `  ${text}`).join('\n')}`,
  );
}

/** @throws listing everything in the result of `check` that is not a finding */
export function checkFindings(plugin: string, found: unknown): readonly PluginFinding[] {
  const result = findingsSchema.safeParse(found ?? []);
  if (result.success) return result.data;
  const lines = describeIssues(result.error.issues, found, 'finding key', findingsSchema);
  throw new Error(
    `[${plugin}] check does not return a list of findings:\n${lines.map(({ text }) => `  ${text}`).join('\n')}`,
  );
}

/**
 * @param call that returned it: `fences.chart`
 * @param hasComponent whether a component shows the node
 * @throws listing everything that is not a valid result for a node
 */
export function checkReadNode(
  plugin: string,
  call: string,
  read: unknown,
  hasComponent: boolean,
): ReadNode {
  const result = readNodeSchema.safeParse(read);
  const what = call.startsWith('fences.') ? 'block' : 'node';
  if (!result.success) {
    const lines = describeIssues(result.error.issues, read, `${what} key`, readNodeSchema);
    throw new Error(
      `[${plugin}] ${call} returned an invalid result for the ${what}:\n${lines.map(({ text }) => `  ${text}`).join('\n')}`,
    );
  }
  const { props, html } = result.data;
  if (hasComponent && html !== undefined) {
    throw new Error(
      `[${plugin}] ${call} returns html, but a component is set → return props, or remove component`,
    );
  }
  if (!hasComponent && props !== undefined) {
    throw new Error(
      `[${plugin}] ${call} returns props, but no component is set → name its file in component, or return html`,
    );
  }
  return result.data;
}

/**
 * @param file of the page, from the folder of the site
 * @throws listing everything in the result of `problems` that is not a problem
 */
export function checkProblems(
  plugin: string,
  found: unknown,
  file: string,
): readonly PageProblem[] {
  const result = problemsSchema.safeParse(found ?? []);
  if (result.success) return result.data;
  const lines = describeIssues(result.error.issues, found, 'problem key', problemsSchema);
  throw new Error(
    `[${plugin}] problems for ${file} does not return a list of problems:\n${lines.map(({ text }) => `  ${text}`).join('\n')}`,
  );
}

/**
 * @param key of the list: `syntax`
 * @throws listing every invalid entry that a function returned
 */
export function checkList(plugin: string, key: keyof typeof LISTS, list: unknown): void {
  const schema = z.array(LISTS[key]);
  const result = schema.safeParse(list);
  if (result.success) return;
  const lines = describeIssues(result.error.issues, list, 'key', schema);
  throw new Error(
    `[${plugin}] ${key} returned an invalid list:\n${lines.map(({ text }) => `  ${text}`).join('\n')}`,
  );
}

/** @throws listing every invalid directive and source that `contentSources` returned */
export function checkContentSources(plugin: string, sources: unknown): ContentSources {
  const result = sourcesSchema.safeParse(sources);
  if (result.success) return result.data;
  const lines = describeIssues(result.error.issues, sources, 'directive', sourcesSchema);
  throw new Error(
    `[${plugin}] contentSources returned invalid sources:\n${lines.map(({ text }) => `  ${text}`).join('\n')}`,
  );
}

/** @throws listing every invalid path and function that `files` returned */
export function checkFiles(plugin: string, files: unknown): void {
  const result = filesSchema.safeParse(files);
  if (result.success) return;
  const lines = describeIssues(result.error.issues, files, 'file', filesSchema);
  throw new Error(
    `[${plugin}] files returned an invalid list:\n${lines.map(({ text }) => `  ${text}`).join('\n')}`,
  );
}
