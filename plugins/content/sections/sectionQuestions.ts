import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Finding, Fix } from '../../support/finding';
import { nearestName } from '../../support/nearestName';
import { onlyNear } from '../../support/onlyNear';
import { readYamlFile, type YamlFile } from '../../support/yamlFile';
import type { FilePart, PageQuestions } from './pageSections';

/** The name of the file with the questions that sections answer. It applies to the pages in its folder. */
export const QUESTIONS_FILE = '_questions.yaml';

/** The maximum length of a question, in characters. The dialog does not accept much longer ones. */
const MAX_LENGTH = 200;

/** The schema of the file: questions by the address of their section, relative to the folder: `/guide/assets#fonts`. */
const schema = z.record(z.string(), z.array(z.string().min(1).max(MAX_LENGTH)).min(1));

type QuestionsFile = YamlFile<z.infer<typeof schema>>;

const NONE: PageQuestions = new Map();

export interface QuestionSource {
  docDir: () => string;
  /** Returns the ids of the headings in the file of a page. */
  ownIdsOf: (file: string) => ReadonlySet<string>;
  /** Returns the parts of a page, which contain all of its headings. Slower than `ownIdsOf`. */
  partsOf: (file: string) => FilePart[];
  /** Returns the file name for messages. */
  nameOf: (file: string) => string;
}

/** The questions that the sections of a site answer, according to the authors. */
export interface SectionQuestions {
  /** Reads the current files. Returns a function that returns the questions of a page by its file. */
  read: () => (page: string) => PageQuestions;
  files: () => string[];
  /**
   * Reports problems in the files: missing addresses, and questions that are listed for two sections.
   *
   * @param pages the files of all pages
   */
  findings: (pages: readonly string[]) => Finding[];
}

/**
 * Returns the path of a page without its extension and `index`, so that a folder and its index page have the same
 * name.
 */
function pageName(file: string): string {
  return file.replace(/\.mdx?$/, '').replace(/[\\/]index$/, '');
}

/** Splits `/guide/assets#fonts` into the path of the page and the id of the heading. */
function targetOf(address: string, folder: string): { page: string; id: string } {
  const [route = '', id = ''] = address.split('#', 2);
  return { page: path.join(folder, route).replace(/[\\/]$/, ''), id };
}

/** Reads the questions of a site. Each file is cached until it changes. */
export function sectionQuestions(source: QuestionSource): SectionQuestions {
  const { docDir, ownIdsOf, partsOf, nameOf } = source;
  const known = new Map<string, { changed: number; read: QuestionsFile }>();

  function files(): string[] {
    if (!existsSync(docDir())) return [];
    return readdirSync(docDir(), { recursive: true, encoding: 'utf8' })
      .filter((name) => path.basename(name) === QUESTIONS_FILE)
      .map((name) => path.join(docDir(), name))
      .sort();
  }

  function contentOf(file: string): QuestionsFile {
    const changed = statSync(file).mtimeMs;
    const before = known.get(file);
    if (before?.changed === changed) return before.read;
    const now = readYamlFile(file, schema, 'address');
    known.set(file, { changed, read: now });
    return now;
  }

  function byPage(): Map<string, Map<string, string[]>> {
    const found = new Map<string, Map<string, string[]>>();
    for (const file of files()) {
      const content = contentOf(file);
      if (!('value' in content)) continue;
      for (const [address, questions] of Object.entries(content.value)) {
        const { page, id } = targetOf(address, path.dirname(file));
        const ofPage = found.get(page) ?? new Map<string, string[]>();
        ofPage.set(id, [...(ofPage.get(id) ?? []), ...questions]);
        found.set(page, ofPage);
      }
    }
    return found;
  }

  const idsOf = (file: string) =>
    partsOf(file).flatMap((part) => (part.kind === 'heading' ? part.id : []));

  function findingsOf(file: string, byName: ReadonlyMap<string, string>): Finding[] {
    const content = contentOf(file);
    const finding = (line: number, message: string, fix?: Fix): Finding => ({
      check: 'questions',
      file: nameOf(file),
      line,
      message,
      fix,
    });
    if (!('value' in content)) {
      return content.problems.map(({ line, message }) => finding(line, message));
    }
    const folder = path.dirname(file);
    const addressOf = (page: string) => `/${path.relative(folder, page).split(path.sep).join('/')}`;
    const asked = new Map<string, string>();
    const { value } = content;
    /** Returns a fix that renames a key of the file, if the intended name is certain and unused. */
    const rename = (address: string, meant: string | undefined): Fix | undefined =>
      meant && !(meant in value) ? { find: `${address}:`, write: `${meant}:` } : undefined;
    return Object.entries(content.value).flatMap(([address, questions]): Finding[] => {
      const { page, id } = targetOf(address, folder);
      const at = content.lineOf([address]);
      const shown = byName.get(page);
      if (!shown) {
        const [route = ''] = address.split('#');
        const routes = [...byName.keys()].map(addressOf);
        const near = nearestName(route, routes);
        const advice = near ? `write ${near}, or remove it` : 'correct or remove it';
        const fix = id ? undefined : rename(address, onlyNear(route, routes));
        return [finding(at, `there is no page ${address} in this folder → ${advice}`, fix)];
      }
      if (id && !ownIdsOf(shown).has(id) && !idsOf(shown).includes(id)) {
        const near = nearestName(id, idsOf(shown));
        const advice = near ? `write #${near}, or remove it` : 'correct or remove it';
        const meant = onlyNear(id, idsOf(shown));
        const fix = rename(address, meant && address.replace(/#.*$/s, () => `#${meant}`));
        return [finding(at, `there is no heading ${address} in ${nameOf(shown)} → ${advice}`, fix)];
      }
      return questions.flatMap((question, index) => {
        const other = asked.get(question);
        asked.set(question, address);
        if (other === undefined) return [];
        const text = `"${question}" is also listed at ${other} → keep it where it is answered best`;
        return [finding(content.lineOf([address, index]), text)];
      });
    });
  }

  return {
    read() {
      const found = byPage();
      return (page) => found.get(pageName(page)) ?? NONE;
    },
    files,
    findings(pages) {
      const byName = new Map(pages.map((page) => [pageName(page), page]));
      return files().flatMap((file) => findingsOf(file, byName));
    },
  };
}
