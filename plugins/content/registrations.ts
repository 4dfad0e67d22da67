import type { Finding } from '../support/finding';
import { inOrder } from './facts/changers';
import type { PageFile } from './files/pageFile';
import type { OnCompile, SiteCheck, SiteContent, TreeChanger } from './siteContent';
import type { TreeAddition } from './tree/additions';
import type { MarkdownForms } from './tree/components';
import { addSyntax } from './tree/parseFile';

/** What plugins have added to the content of a site. */
export interface Registrations {
  /** The functions of `SiteContent` that plugins call. */
  functions: Pick<
    SiteContent,
    | 'add'
    | 'addEntryCheck'
    | 'addForms'
    | 'addInputs'
    | 'addReader'
    | 'addSiteCheck'
    | 'addSyntax'
    | 'change'
    | 'compiled'
    | 'forms'
    | 'onCompile'
  >;
  additions: readonly TreeAddition[];
  /** Returns the changes to the content of pages, in their order. */
  changes: () => TreeAddition[];
  /** Returns the files that plugins read for a page. */
  inputsOf: (file: string) => string[];
  /** Reads what plugins need from the tree of a page. */
  readAhead: (page: PageFile) => void;
  /** Runs the checks of the whole docs. */
  siteFindings: () => Finding[];
  /** Runs the checks of every `_meta.json` and `_nav.json` that plugins have added. */
  entryFindings: () => Finding[];
}

/** @param own the additions to trees that do not come from plugins */
export function registrations(own: TreeAddition): Registrations {
  const additions = [own];
  const changers: TreeChanger[] = [];
  const forms: MarkdownForms = {};
  const inputs: ((file: string) => Iterable<string>)[] = [];
  const listeners: OnCompile[] = [];
  const readers: ((page: PageFile) => unknown)[] = [];
  const siteChecks: SiteCheck[] = [];
  const entryChecks: SiteCheck[] = [];
  return {
    functions: {
      add: (addition) => void additions.push(addition),
      addEntryCheck: (check) => void entryChecks.push(check),
      addForms: (given) => void Object.assign(forms, given),
      addInputs: (namesOf) => void inputs.push(namesOf),
      addReader: (read) => void readers.push(read),
      addSiteCheck: (check) => void siteChecks.push(check),
      addSyntax,
      change: (changer) => void changers.push(changer),
      compiled(file, tree) {
        for (const listener of listeners) listener(file, tree);
      },
      forms: () => forms,
      onCompile: (listener) => void listeners.push(listener),
    },
    additions,
    changes: () => inOrder(changers).map(({ change }) => change),
    inputsOf: (file) => inputs.flatMap((namesOf) => [...namesOf(file)]),
    readAhead(page) {
      for (const read of readers) page.derive(read);
    },
    siteFindings: () => siteChecks.flatMap((check) => check()),
    entryFindings: () => entryChecks.flatMap((check) => check()),
  };
}
