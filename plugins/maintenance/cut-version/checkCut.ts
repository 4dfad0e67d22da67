import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Versions } from './configText';
import type { CutOptions } from './options';

const NAME = /^[a-z\d][a-z\d._-]*$/i;

/** Returns the files with uncommitted changes. The list is empty without git. */
function changedFiles(cwd: string): string[] {
  try {
    const status = execFileSync('git', ['status', '--porcelain', '--', '.'], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return status.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}

function nameProblem({ version, cwd, docDir }: CutOptions, known: Versions): string | undefined {
  if (version === '') return 'no version was given → lectern cut v3';
  if (!NAME.test(version)) {
    return `${JSON.stringify(version)} is not a valid version name → use letters, digits, dots and hyphens, as in v3`;
  }
  if (known.versions.includes(version) || existsSync(path.resolve(cwd, docDir, version))) {
    return `the version ${version} already exists → choose another name`;
  }
  const current = path.resolve(cwd, docDir, known.default);
  const langs = existsSync(current) ? readdirSync(current) : [];
  if (langs.includes(version)) return `${version} is a language → choose another name`;
  const takes = langs.find((lang) => existsSync(path.join(current, lang, version)));
  if (takes === undefined) return undefined;
  const section = path.join(docDir, known.default, takes, version);
  return `${version} is a section, ${section}, and its addresses would be those of the version → choose another name`;
}

/** Returns links from the version that becomes old to sections that only the newest version keeps. */
function lostLinks({ cwd, docDir, onlyNewest }: CutOptions, from: string): string[] {
  if (onlyNewest.length === 0) return [];
  const folder = path.resolve(cwd, docDir, from);
  const link = new RegExp(
    `(?:\\]\\(|href=["']|link: ["']?)/(?:${onlyNewest.join('|')})(?:[/#)"'?]|$)`,
  );
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !onlyNewest.includes(file.split(path.sep)[1] ?? ''))
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          link.test(line)
            ? [
                `${path.join(docDir, from, file)}:${index + 1} links to a section that only the newest version has (${onlyNewest.join(', ')}) → remove the link`,
              ]
            : [],
        ),
    );
}

/** Returns all reasons against a cut. */
export function cutProblems(options: CutOptions, known: Versions): string[] {
  const { cwd, docDir, isForced } = options;
  const name = nameProblem(options, known);
  const from = path.join(docDir, known.default);
  const isThere = existsSync(path.resolve(cwd, from));
  const changed = isForced ? [] : changedFiles(cwd);
  return [
    ...(name ? [name] : []),
    ...(isThere
      ? lostLinks(options, known.default)
      : [`${from} does not exist → correct multiVersion`]),
    ...(changed.length > 0
      ? [
          changed.length === 1
            ? `${changed[0]?.slice(3)} has uncommitted changes → commit them first, or add --force`
            : `${changed.length} files have uncommitted changes, such as ${changed[0]?.slice(3)} → commit them first, or add --force`,
        ]
      : []),
  ];
}
