import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { applyAll, type Step } from './applyAll';
import { cutProblems } from './checkCut';
import { addBundler, addVersion, readVersions } from './configText';
import { navText } from './navText';
import { CutError, type CutOptions } from './options';

/** What was cut from what. */
export interface Cut {
  from: string;
  version: string;
  /** The files that were written, from the folder of the site. */
  written: string[];
}

function write(file: string, text: string): Step {
  const before = readFileSync(file, 'utf8');
  return { run: () => writeFileSync(file, text), undo: () => writeFileSync(file, before) };
}

/** Copies a folder by way of a hidden one, so that it is never there in part. */
function copy(from: string, to: string): Step {
  const staging = path.join(path.dirname(to), `.cut-${path.basename(to)}`);
  return {
    run: () => {
      rmSync(staging, { recursive: true, force: true });
      cpSync(from, staging, { recursive: true });
      renameSync(staging, to);
    },
    undo: () => {
      rmSync(staging, { recursive: true, force: true });
      rmSync(to, { recursive: true, force: true });
    },
  };
}

function move(from: string, to: string): Step {
  return {
    run: () => renameSync(from, to),
    undo: () => {
      if (existsSync(to)) renameSync(to, from);
    },
  };
}

function navFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === '_nav.json')
    .map((file) => path.join(folder, file));
}

/**
 * Cuts a version: the pages of the current one are copied to the new one, which becomes the current
 * one; what was current stays as an old version. All is written, or nothing.
 *
 * @throws {CutError} naming everything that speaks against it
 */
export function cutVersion(options: CutOptions): Cut {
  const { version, cwd, docDir, configFile, bundlersFile, onlyNewest } = options;
  const config = readFileSync(path.resolve(cwd, configFile), 'utf8');
  const known = readVersions(config);
  if (!known) {
    throw new CutError([
      `${configFile} has no multiVersion: { default: 'v2', versions: ['v2', 'v1'] } → write it in this form`,
    ]);
  }
  const problems = cutProblems(options, known);
  if (problems.length > 0) throw new CutError(problems);

  const from = known.default;
  const folderOf = (name: string) => path.resolve(cwd, docDir, name);
  const before = known.versions.filter((name) => name !== from);
  const after = [from, ...before];
  const langs = readdirSync(folderOf(from), { withFileTypes: true }).filter((e) => e.isDirectory());
  const lost = langs
    .flatMap(({ name }) => onlyNewest.map((section) => path.join(folderOf(from), name, section)))
    .filter((folder) => existsSync(folder));

  const navs = known.versions.flatMap((name) => navFiles(folderOf(name)));
  const navSteps = navs.map((file) => {
    const isOld = file.startsWith(folderOf(from) + path.sep);
    const text = readFileSync(file, 'utf8');
    try {
      return write(file, navText(text, before, after, isOld ? onlyNewest : []));
    } catch (error) {
      throw new CutError([`${path.relative(cwd, file)}: ${String(error)} → mend the JSON`]);
    }
  });
  const copied: Step = {
    run: () => {
      for (const file of navFiles(folderOf(version))) {
        writeFileSync(file, navText(readFileSync(file, 'utf8'), before, after));
      }
    },
    undo: () => {},
  };
  const bundlers = bundlersFile && path.resolve(cwd, bundlersFile);
  const newBundlers = bundlers && addBundler(readFileSync(bundlers, 'utf8'), version, from);

  const trash = mkdtempSync(path.join(folderOf('.'), '.cut-'));
  try {
    applyAll([
      copy(folderOf(from), folderOf(version)),
      copied,
      ...navSteps,
      ...lost.map((folder, index) => move(folder, path.join(trash, String(index)))),
      write(path.resolve(cwd, configFile), addVersion(config, version)),
      ...(bundlers && newBundlers ? [write(bundlers, newBundlers)] : []),
    ]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CutError([`${reason} → mend it; everything was put back`]);
  } finally {
    rmSync(trash, { recursive: true, force: true });
  }
  const written = [folderOf(version), ...navs, path.resolve(cwd, configFile)];
  if (bundlers && newBundlers) written.push(bundlers);
  return { from, version, written: written.map((file) => path.relative(cwd, file)) };
}
