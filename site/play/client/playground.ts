import type { BuildResult } from '../engine/messages';
import { projectHash } from '../link';
import type { PlaySettings, Project, SampleFile } from '../project';
import { isPageBehind } from './cameFrom';
import { createEditor, type Editor } from './editor';
import { element } from './element';
import { createEngine, type Ended } from './engine';
import { isAdded } from './fileRemoval';
import { isSame, keepEdits, readEdits } from './keptEdits';
import { programPart } from './program';
import { chunksPart, filesPart, messagesPart, part, recordPart } from './results';
import type { Text, TextKey } from './texts';

export interface Opening {
  project: Project;
  sample?: SampleFile;
  /** Whether it is not a sample of the site, and is only built on request. */
  isForeign: boolean;
  settings: PlaySettings;
  text: Text;
  /** Why builds are not possible. */
  reason?: TextKey;
}

/** How long the button says whether the link was copied. */
const COPIED_FOR_MS = 2000;

function statusOf(ended: Ended, text: Text): string {
  switch (ended.kind) {
    case 'stopped':
      return text('stopped');
    case 'tooLong':
      return text('tooLong', { seconds: ended.seconds });
    case 'unloaded':
      return text('engineUnloaded', { reason: ended.reason });
    case 'failed':
      return text('engineFailed', { reason: ended.reason });
    case 'built': {
      const { errors, ms } = ended.result;
      const count = errors.length;
      return count > 0 ? text('withErrors', { count }) : text('built', { ms: Math.round(ms) });
    }
  }
}

/** Returns the parts that show the result of a build. */
function resultParts(
  { errors, warnings, chunks, files, isForNode }: BuildResult,
  { text, settings }: Pick<Opening, 'text' | 'settings'>,
  show: Editor['show'],
): HTMLElement[] {
  const hasScripts = Object.keys(files).some((name) => /\.m?js$/.test(name));
  const program = isForNode
    ? part(text('program'), element('p', { class: 'play-note' }, text('forNode')))
    : programPart(files, settings.frame, text);
  return [
    ...messagesPart(text('errors'), errors, text, show),
    ...messagesPart(text('warnings'), warnings, text, show),
    ...(errors.length === 0 && hasScripts ? [program] : []),
    ...chunksPart(chunks, text),
    ...filesPart(files, text),
  ];
}

/** Creates the link to the page of a sample. In the tab of the page, it goes back to the place of the sample. */
function pageLink(page: string, text: Text): HTMLElement {
  const address = new URL(page, window.location.href);
  function goBack(event: Event): void {
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const facts = { referrer: document.referrer, historyLength: window.history.length };
    // The playground adds no entries of its own, so that the one before is that of the referrer.
    if (ctrlKey || metaKey || shiftKey || !isPageBehind(address, facts)) return;
    event.preventDefault();
    window.history.back();
  }
  return element('a', { href: page, click: goBack }, text('back'));
}

/** Returns the version of the bundler, and a link back to the page of the sample. */
function headParts({ sample, settings, text, reason }: Opening): HTMLElement[] {
  const { described, engine, lang } = settings;
  const page = sample?.pages[lang] ?? Object.values(sample?.pages ?? {})[0];
  const version =
    engine && !reason
      ? text('runs', { runs: engine.release, described })
      : text('describes', { described });
  return [
    element('p', { class: 'play-version' }, version),
    ...(page ? [pageLink(page, text)] : []),
  ];
}

/** Returns the notice that builds are not possible, or that the project is not from the site. */
function noticeParts({ isForeign, text, reason }: Opening): HTMLElement[] {
  if (reason) {
    const notice = element(
      'div',
      { class: 'play-reason', role: 'note' },
      element('h2', {}, text('cannotRun')),
      element('p', {}, text(reason)),
    );
    return [notice];
  }
  if (!isForeign || window.location.hash === '') return [];
  return [element('p', { class: 'play-foreign', role: 'note' }, text('foreign'))];
}

/** Returns the recorded result of a sample, if the bundler cannot run. */
function recordedResult({ sample, text }: Opening): HTMLElement {
  return sample
    ? recordPart(sample.record, sample.release, text)
    : element('p', { class: 'play-note' }, text('noRecord'));
}

/** Creates a button that copies a link to the project. */
function linkButton({ project, text }: Opening, files: Editor['files']): HTMLButtonElement {
  async function copyLink(): Promise<void> {
    try {
      const hash = await projectHash({ files: files(), mode: project.mode });
      await navigator.clipboard.writeText(window.location.href.replace(/#.*$/, '') + hash);
      button.textContent = text('copied');
    } catch {
      button.textContent = text('notCopied');
    }
    setTimeout(() => {
      button.textContent = text('copyLink');
    }, COPIED_FOR_MS);
  }

  const button = element(
    'button',
    { type: 'button', class: 'play-button', click: () => void copyLink() },
    text('copyLink'),
  );
  return button;
}

/** Shows the playground, and immediately builds a sample of the site. */
export function openPlayground(root: HTMLElement, opening: Opening): void {
  const { project, isForeign, settings, text, reason } = opening;
  const runs = reason ? undefined : settings.engine;
  const engine = runs && createEngine(runs);
  const status = element('p', { role: 'status' });
  const results = element('div', { class: 'play-results' });
  const original = project.files;
  // The recorded output, which is shown if builds are not possible, is that of the original.
  const files = (reason ? undefined : readEdits(window.location)) ?? original;
  const editor = createEditor(files, text, {
    isReadOnly: reason !== undefined,
    canRemove: (name) => isAdded(name, original),
    onEdit,
  });
  let builtFiles = files;

  function onEdit(): void {
    keepEdits(window.location, editor.files(), original);
    compare();
  }

  /** Shows whether the files differ from the original, and from those of the last build. */
  function compare(): void {
    const now = editor.files();
    undoButton.disabled = isSame(now, original);
    editedNote.hidden = isSame(now, builtFiles);
  }

  function undo(): void {
    editor.replace(original);
    onEdit();
  }

  function draw(ended: Ended): void {
    status.textContent = statusOf(ended, text);
    const isWithout = ended.kind === 'failed' || ended.kind === 'unloaded';
    results.replaceChildren(...(isWithout ? [recordedResult(opening)] : []));
    if (ended.kind !== 'built') return;
    const { errors, warnings } = ended.result;
    editor.mark([...errors, ...warnings]);
    results.replaceChildren(...resultParts(ended.result, opening, editor.show));
  }

  async function build(): Promise<void> {
    if (!engine) return;
    buildButton.disabled = true;
    stopButton.disabled = false;
    root.setAttribute('aria-busy', 'true');
    status.textContent = text('loading', { size: Math.round((runs?.bytes ?? 0) / 1e6) });
    builtFiles = editor.files();
    compare();
    const ended = await engine.build({ files: builtFiles, mode: project.mode }, () => {
      status.textContent = text('building');
    });
    root.removeAttribute('aria-busy');
    buildButton.disabled = false;
    stopButton.disabled = true;
    draw(ended);
  }

  const buildButton = element(
    'button',
    { type: 'button', class: 'play-button play-button--main', click: () => void build() },
    text('build'),
  );
  const stopButton = element(
    'button',
    { type: 'button', class: 'play-button', disabled: true, click: () => engine?.stop() },
    text('stop'),
  );
  const undoButton = element(
    'button',
    { type: 'button', class: 'play-button', click: undo },
    text('undo'),
  );
  const editedNote = element('p', { class: 'play-note', hidden: true }, text('edited'));
  const bar = element(
    'div',
    { class: 'play-bar-row' },
    buildButton,
    stopButton,
    undoButton,
    linkButton(opening, editor.files),
    status,
    editedNote,
  );
  compare();
  if (reason) results.append(recordedResult(opening));
  root.append(
    ...headParts(opening),
    ...noticeParts(opening),
    ...(reason ? [] : [bar]),
    element(
      'div',
      { class: 'play-columns' },
      editor.node,
      element('section', { 'aria-label': text('result') }, results),
    ),
  );
  if (engine && !isForeign) void build();
}
