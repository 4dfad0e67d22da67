import { z } from 'zod';
import { describeIssues } from '../../support/describeIssues';
import { installedVersion, supportedVersions } from '../../support/installed';
import type { MigratedFile } from './migrateConfig';

const texts = z.record(z.string(), z.string()).optional();
const schema = z.looseObject({ scripts: texts, dependencies: texts, devDependencies: texts });

type PackageJson = z.infer<typeof schema>;

/** Drops the key `__proto__`, which the schema does not check. */
const withoutProto = (key: string, value: unknown) => (key === '__proto__' ? undefined : value);

/** Parses a package.json. @throws listing everything that is invalid */
function readPackage(text: string): PackageJson {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\uFEFF/, ''), withoutProto);
  } catch (error) {
    throw new Error(
      `[migrate] package.json is not valid JSON: ${(error as Error).message} → correct it`,
    );
  }
  const { success, error } = schema.safeParse(content);
  if (success) return content as PackageJson;
  const wrong = describeIssues(error.issues, content, 'package.json key', schema);
  throw new Error(wrong.map((one) => `[migrate] package.json: ${one.text}`).join('\n'));
}

/** Commands of Rspress, and their replacements. */
const COMMANDS: Readonly<Record<string, string>> = {
  build: 'lectern build',
  dev: 'lectern dev',
  preview: 'lectern serve',
};

/** `NODE_ENV=production rspress build && cp CNAME doc_build` contains one. */
const STOCK_COMMAND = /(?<![\w./@-])rspress (build|dev|preview)\b/g;

/** Scripts for the production server and for checking all pages. */
const NEW_SCRIPTS = { start: 'lectern serve', check: 'lectern check' };

const NEEDED = ['@rspress/core', 'react', 'react-dom'];
/** The packages of Rspress 1. */
const OLD = ['rspress', '@rspress/theme-default', '@rspress/shared'];

const exact = (name: string) =>
  installedVersion(name) ?? supportedVersions(name)?.replace(/^\^/, '') ?? '*';

const sorted = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Converts the `package.json` of an Rspress site to Lectern.
 *
 * @param lectern the version or file to install Lectern from
 * @param dropped packages that the configuration no longer imports
 */
export function migratePackage(
  text: string,
  lectern: string,
  dropped: readonly string[],
): MigratedFile {
  const content = readPackage(text);
  const done: string[] = [];
  const scripts: Record<string, string> = {};
  for (const [name, command] of Object.entries(content.scripts ?? {})) {
    const ours = command.replace(STOCK_COMMAND, (stock, verb) => COMMANDS[verb] ?? stock);
    scripts[name] = ours;
    if (ours !== command) done.push(`package.json scripts.${name}: ${command} → ${ours}`);
  }
  for (const [name, command] of Object.entries(NEW_SCRIPTS)) {
    if (scripts[name]) continue;
    scripts[name] = command;
    done.push(`package.json scripts.${name}: ${command} was added`);
  }
  const gone = new Set([...dropped, ...OLD, ...NEEDED]);
  const without = (all: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !gone.has(name)));
  const before = { ...content.dependencies, ...content.devDependencies };
  for (const name of [...dropped, ...OLD].filter((each) => before[each])) {
    done.push(`package.json ${name} was removed`);
  }
  const needed = Object.fromEntries(NEEDED.map((name) => [name, exact(name)]));
  const dependencies = sorted({ ...without(content.dependencies), ...needed, lectern });
  for (const name of [...NEEDED, 'lectern'].filter((each) => before[each] !== dependencies[each])) {
    done.push(`package.json ${name}: ${before[name] ?? '(none)'} → ${dependencies[name]}`);
  }
  if (content.type !== 'module') {
    done.push(
      `package.json type: ${content.type ?? '(none)'} → module, so scripts that use require() need the extension .cjs`,
    );
  }
  const devDependencies = without(content.devDependencies);
  const { dependencies: _, devDependencies: __, ...rest } = content;
  const migrated = {
    ...rest,
    type: 'module',
    scripts,
    dependencies,
    ...(Object.keys(devDependencies).length > 0 && { devDependencies }),
  };
  return { text: `${JSON.stringify(migrated, undefined, 2)}\n`, done, left: [], dropped: [] };
}
