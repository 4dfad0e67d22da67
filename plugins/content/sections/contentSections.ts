import type { Finding } from '../../support/finding';
import type { ContentFiles } from '../files/pageFile';
import type { ContentPage } from '../pages/contentPage';
import type { ContentSite } from '../site/site';
import { dataFiles } from './dataFiles';
import { ownHeadingIds } from './headingIds';
import { filesStamp, type KeptSections, keptByStamp } from './keptSections';
import type { PlainForms } from './plainInline';
import { readParts } from './readParts';
import { sectionQuestions } from './sectionQuestions';
import { type PlaceSections, type SectionSource, sectionSteps, siteSections } from './siteSections';

const NONE: ReadonlySet<string> = new Set();

export interface SectionsSource {
  files: ContentFiles;
  docDir: () => string;
  /** Returns the pages in the order of their files. */
  pages: () => Iterable<ContentPage>;
  /** Returns a page with its current data. */
  fresh: (page: ContentPage) => ContentPage;
  site: () => ContentSite;
  /** Returns the files that a file depends on. */
  filesBelow: (file: string) => Iterable<string>;
  /** Returns the name of a file in messages. */
  nameOf: (file: string) => string;
  /** Whether pages can change between two calls. */
  isDev: boolean;
}

/** The sections of a site's pages. A build creates them once, and the dev server after each change. */
export interface ContentSections {
  read: () => PlaceSections[];
  /**
   * Reads the pages one at a time, so that the next call of `read` does not block the server for long.
   *
   * @param pause called before each page. @default lets other tasks run
   */
  prepare: (pause?: () => Promise<void>) => Promise<void>;
  addTexts: (texts?: PlainForms) => void;
  /** Reports problems in the files with the questions of sections. */
  findings: (pages: readonly string[]) => Finding[];
}

export function contentSections(source: SectionsSource): ContentSections {
  const { files, docDir, pages, isDev, nameOf } = source;
  const texts: Record<string, PlainForms[string]> = {};
  /** The stamp of the data files, which is the same for all pages of one call of `read`. */
  let dataStamp = '';
  const stampOf = (file: string) =>
    `${filesStamp([file, ...source.filesBelow(file)])}\n${dataStamp}`;
  const partsOf = readParts(files, isDev ? { texts, keep: keptByStamp(), stampOf } : { texts });
  const keep: KeptSections | undefined = isDev ? keptByStamp() : undefined;
  const ownIdsOf = (file: string) => files.read(file)?.derive(ownHeadingIds) ?? NONE;
  const questions = sectionQuestions({ docDir, ownIdsOf, partsOf, nameOf });
  let known: PlaceSections[] | undefined;
  let isPrepared = false;

  function readData(): void {
    dataStamp = filesStamp(dataFiles(docDir()));
  }

  const current = (): SectionSource => ({
    pages: [...pages()].map(source.fresh),
    site: source.site(),
    partsOf,
    questionsOf: questions.read(),
    keep,
  });

  return {
    read() {
      if (isDev) {
        readData();
        return siteSections(current());
      }
      known ??= siteSections(current());
      return known;
    },
    async prepare(pause) {
      const letOthersRun = async () => {
        await new Promise((resolve) => setImmediate(resolve));
        await pause?.();
      };
      readData();
      for (const page of [...pages()]) {
        partsOf(page._filepath);
        await letOthersRun();
        source.fresh(page);
        await letOthersRun();
      }
      // From then on, `read` computes only the sections of pages that have changed.
      if (isPrepared) return;
      const steps = sectionSteps(current());
      while (!steps.next().done) await letOthersRun();
      isPrepared = true;
    },
    addTexts: (given) => void Object.assign(texts, given),
    findings: questions.findings,
  };
}
