import type { ContentFiles, PageFile } from '../files/pageFile';
import { type PageText, pageText } from '../pages/pageText';
import { type FactChanger, inOrder } from './changers';
import { changeFaults } from './changesSchema';
import { mergeChanges, type PageChanges, type PageFacts } from './pageFacts';
import { changedText, factsOf } from './pageTexts';

/** A problem with the facts that a plugin returns for a page. */
export interface FactFault {
  /** The name of the plugin. */
  plugin: string;
  message: string;
}

/** A page with the changes of plugins. */
export interface ChangedPage {
  /** The title in the file of the page. */
  writtenTitle: string;
  changes: PageChanges;
  /** The name of the plugin that set each fact. */
  setBy: Readonly<Record<string, string>>;
  faults: readonly FactFault[];
}

/** The changes of plugins to the pages of a site. */
export interface FactChanges {
  add: (changer: FactChanger) => void;
  /** Whether no plugin changes anything. */
  isEmpty: () => boolean;
  /** Returns the changes to a page. They are computed once, until its file or the data about other pages changes. */
  of: (page: PageFile) => ChangedPage;
  /** Returns the texts of a page with the changes. */
  textOf: (page: PageFile, hasDescription?: boolean) => PageText;
}

const textOfError = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Calls a plugin for a page. @throws if it returns a promise, whose value would be ignored */
function runChanger(
  { change }: FactChanger,
  page: PageFile,
  known: PageFacts,
): PageChanges | undefined {
  const returned: unknown = change(page, known);
  if (!(returned instanceof Promise)) return returned as PageChanges | undefined;
  returned.catch(() => {});
  throw new Error('it returns a promise, but facts are needed immediately; do not make it async');
}

function runChangers(
  page: PageFile,
  text: PageText,
  changers: readonly FactChanger[],
): ChangedPage {
  const written = factsOf(text);
  const faults: FactFault[] = [];
  const setBy: Record<string, string> = {};
  let changes: PageChanges = {};
  for (const changer of changers) {
    const { name } = changer;
    let returned: PageChanges | undefined;
    try {
      returned = runChanger(changer, page, mergeChanges(written, changes));
    } catch (error) {
      const message = `its facts function failed: ${textOfError(error)} → correct the plugin`;
      faults.push({ plugin: name, message });
    }
    if (!returned) continue;
    const wrong = changeFaults(returned, written.head);
    faults.push(...wrong.map((text) => ({ plugin: name, message: `facts: ${text}` })));
    if (wrong.length > 0) continue;
    for (const fact of Object.keys(returned)) setBy[fact] = name;
    changes = mergeChanges(changes, returned);
  }
  return { writtenTitle: written.title, changes, setBy, faults };
}

/**
 * Collects the facts of pages from plugins, in their order.
 *
 * @param revision returns a number that increases when the data about other pages changes
 */
export function siteFactChanges(
  files: ContentFiles,
  revision: () => number = () => 0,
): FactChanges {
  const changers: FactChanger[] = [];
  const known = new WeakMap<PageFile, { revision: number; changed: ChangedPage }>();
  let ordered: FactChanger[] | undefined;

  // The keys of `derive`.
  const described = (page: PageFile) => pageText(page, files);
  const undescribed = (page: PageFile) => pageText(page, files, false);

  /** Returns the texts of a page. The build and plugins may modify the returned lists. */
  function writtenText(page: PageFile, hasDescription = true): PageText {
    const text = page.derive(hasDescription ? described : undescribed);
    return { ...text, toc: text.toc.map((heading) => ({ ...heading })) };
  }

  function of(page: PageFile): ChangedPage {
    ordered ??= inOrder(changers);
    const found = known.get(page);
    if (found?.revision === revision()) return found.changed;
    const changed = runChangers(page, writtenText(page), ordered);
    known.set(page, { revision: revision(), changed });
    return changed;
  }

  return {
    add(changer) {
      changers.push(changer);
      ordered = undefined;
    },
    isEmpty: () => changers.length === 0,
    of,
    textOf(page, hasDescription) {
      const text = writtenText(page, hasDescription);
      return changers.length === 0 ? text : changedText(text, of(page).changes);
    },
  };
}
