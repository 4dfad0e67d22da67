import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { QUESTIONS_FILE } from '../../content/sections/sectionQuestions';
import { applyAll, type Step, UndoError } from './applyAll';
import { cutProblems } from './checkCut';
import { addBundler, addVersion, readVersions, type Versions } from './configText';
import { beginJournal, CUT_FOLDER, type CutJournal, endJournal, undoCut } from './journal';
import { navText } from './navText';
import { CutError, type CutOptions } from './options';
import { questionsText } from './questionsText';

/** The result of a cut. */
export interface Cut {
  from: string;
  version: string;
  /** The written files, relative to the folder of the site. */
  written: string[];
  /** The version of an earlier, interrupted cut that was undone. @default none */
  undoneVersion?: string;
}

type Change = CutJournal['files'][number];

const change = (file: string, after: string): Change => ({
  file,
  before: readFileSync(file, 'utf8'),
  after,
});

const write = ({ file, before, after }: Change): Step => ({
  run: () => writeFileSync(file, after),
  undo: () => writeFileSync(file, before),
});

/** Copies a folder via a staging folder, so that the target never contains a partial copy. */
const copy = (from: string, to: string, staging: string): Step => ({
  run: () => {
    cpSync(from, staging, { recursive: true });
    renameSync(staging, to);
  },
  undo: () => rmSync(to, { recursive: true, force: true }),
});

function move(from: string, to: string): Step {
  return {
    run: () => renameSync(from, to),
    undo: () => {
      if (existsSync(to)) renameSync(to, from);
    },
  };
}

function filesCalled(name: string, folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === name)
    .map((file) => path.join(folder, file));
}

const navFiles = (folder: string) => filesCalled('_nav.json', folder);

/**
 * Returns the changes of question files when folders are removed from a version: files to write, and files
 * that become empty. Files inside the folders are removed with them.
 */
function lostQuestions(folder: string, lost: readonly string[]) {
  const isInside = (file: string) =>
    lost.some((each) => file === each || file.startsWith(each + path.sep));
  const changes: Change[] = [];
  const emptied: string[] = [];
  for (const file of filesCalled(QUESTIONS_FILE, folder).filter((each) => !isInside(each))) {
    const text = readFileSync(file, 'utf8');
    const left = questionsText(text, (address) =>
      isInside(path.join(path.dirname(file), address.split('#', 1)[0] ?? '').replace(/[\\/]$/, '')),
    );
    if (left === undefined) emptied.push(file);
    else if (left !== text) changes.push({ file, before: text, after: left });
  }
  return { changes, emptied };
}

/** The planned changes of a cut. */
interface CutPlan {
  copied: CutJournal['copy'];
  moved: CutJournal['moved'];
  /** The changes of existing navigations. */
  navChanges: Change[];
  /** The changes of question files, of the configuration and of the list of packages. */
  otherChanges: Change[];
  /** Updates the navigations of the new version. */
  newNavs: Step;
  /** The paths of the written files and folders. */
  written: string[];
}

/** Plans a cut without writing anything. Throws a `CutError` for an invalid navigation. */
function planCut(options: CutOptions, known: Versions, config: string, cutFolder: string): CutPlan {
  const { version, cwd, docDir, configFile, bundlersFile, onlyNewest } = options;
  const from = known.default;
  const folderOf = (name: string) => path.resolve(cwd, docDir, name);
  const before = known.versions.filter((name) => name !== from);
  const after = [from, ...before];
  const langs = readdirSync(folderOf(from), { withFileTypes: true }).filter((e) => e.isDirectory());
  const lost = langs
    .flatMap(({ name }) => onlyNewest.map((section) => path.join(folderOf(from), name, section)))
    .filter((folder) => existsSync(folder));

  const questions = lostQuestions(folderOf(from), lost);
  const navs = known.versions.flatMap((name) => navFiles(folderOf(name)));
  const navChanges = navs.map((file) => {
    const isOld = file.startsWith(folderOf(from) + path.sep);
    const text = readFileSync(file, 'utf8');
    try {
      return change(file, navText(text, before, after, isOld ? onlyNewest : []));
    } catch (error) {
      throw new CutError([`${path.relative(cwd, file)}: ${String(error)} → correct the JSON`]);
    }
  });
  const newNavs: Step = {
    run: () => {
      for (const file of navFiles(folderOf(version))) {
        writeFileSync(file, navText(readFileSync(file, 'utf8'), before, after));
      }
    },
    undo: () => {},
  };
  const bundlers = bundlersFile && path.resolve(cwd, bundlersFile);
  const newBundlers = bundlers && addBundler(readFileSync(bundlers, 'utf8'), version, from);

  const otherChanges = [
    ...questions.changes,
    change(path.resolve(cwd, configFile), addVersion(config, version)),
    ...(bundlers && newBundlers ? [change(bundlers, newBundlers)] : []),
  ];
  const moved = [...lost, ...questions.emptied].map((from, at) => ({
    from,
    to: path.join(cutFolder, `lost-${at}`),
  }));
  const written = [
    folderOf(version),
    ...navChanges.filter(({ before, after }) => before !== after).map(({ file }) => file),
    ...otherChanges.map(({ file }) => file),
  ];
  const copied = { from: folderOf(from), to: folderOf(version) };
  return { copied, moved, navChanges, otherChanges, newNavs, written };
}

/** Makes the changes of a plan, or undoes them and throws a `CutError`. */
function applyPlan(plan: CutPlan, version: string, cutFolder: string): void {
  const { copied, moved, navChanges, otherChanges, newNavs } = plan;
  const files = [...navChanges, ...otherChanges];
  beginJournal(cutFolder, { version, files, moved, copy: copied });
  try {
    applyAll([
      copy(copied.from, copied.to, path.join(cutFolder, 'copy')),
      newNavs,
      ...navChanges.map(write),
      ...moved.map(({ from, to }) => move(from, to)),
      ...otherChanges.map(write),
    ]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof UndoError) {
      throw new CutError([
        `${reason} → resolve this, and run the command again: it undoes the changes`,
      ]);
    }
    endJournal(cutFolder);
    throw new CutError([`${reason} → correct it; all changes were undone`]);
  }
  endJournal(cutFolder);
}

/**
 * Cuts a version: copies the pages of the current version to a new one, which becomes the current version,
 * and keeps the previous one as an old version. The cut is atomic: if it is killed, the next cut undoes its
 * changes.
 *
 * @throws {CutError} with all reasons against the cut
 */
export function cutVersion(options: CutOptions): Cut {
  const { version, cwd, docDir, configFile } = options;
  const cutFolder = path.resolve(cwd, docDir, CUT_FOLDER);
  const undoneVersion = undoCut(cutFolder, cwd);
  const config = readFileSync(path.resolve(cwd, configFile), 'utf8');
  const known = readVersions(config);
  if (!known) {
    throw new CutError([
      `${configFile} has no versions → name the one that exists in this form, such as multiVersion: { default: 'v1', versions: ['v1'] }, and move its pages into a folder with this name`,
    ]);
  }
  const problems = cutProblems(options, known);
  if (problems.length > 0) throw new CutError(problems);

  const plan = planCut(options, known, config, cutFolder);
  applyPlan(plan, version, cutFolder);
  return {
    from: known.default,
    version,
    written: plan.written.map((file) => path.relative(cwd, file)),
    ...(undoneVersion !== undefined && { undoneVersion }),
  };
}
