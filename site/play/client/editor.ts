import type { BuildMessage } from '../engine/messages';
import { isFileName } from '../link';
import { element } from './element';
import { withoutFile } from './fileRemoval';
import type { Text } from './texts';

/** A tab for each file of a project, and the code of the open one. */
export interface Editor {
  node: HTMLElement;
  files: () => Record<string, string>;
  /** Opens a file and selects a line of it. */
  show: (name: string, line?: number) => void;
  /** Replaces all files. */
  replace: (files: Readonly<Record<string, string>>) => void;
  /** Highlights the files and lines of messages. */
  mark: (messages: readonly BuildMessage[]) => void;
}

const TAB_ID = 'play-tab';
const PANEL_ID = 'play-panel';

/** Returns the line numbers of a file, of which those of messages are highlighted. */
function lineNumbers(count: number, wrongLines: ReadonlySet<number | undefined>): HTMLElement[] {
  return Array.from({ length: count }, (_, index) => {
    const name = wrongLines.has(index + 1) ? 'play-line play-line--wrong' : 'play-line';
    return element('span', { class: name }, `${index + 1}`);
  });
}

interface TabState {
  name: string;
  index: number;
  isOpen: boolean;
  /** Whether a message is about the file. */
  isWrong: boolean;
}

/** Returns the tab of a file. */
function fileTab(
  { name, index, isOpen, isWrong }: TabState,
  listeners: { click: () => void; keydown: (event: Event) => void },
): HTMLElement {
  return element(
    'button',
    {
      type: 'button',
      role: 'tab',
      id: `${TAB_ID}-${index}`,
      class: isWrong ? 'play-tab play-tab--wrong' : 'play-tab',
      'aria-selected': String(isOpen),
      'aria-controls': PANEL_ID,
      tabindex: isOpen ? '0' : '-1',
      ...listeners,
    },
    name,
  );
}

/** Returns the form that adds a file, with the button that removes one. */
function fileForm(
  text: Text,
  add: (name: string) => void,
  removeButton: HTMLButtonElement,
): HTMLElement {
  const name = element('input', {
    class: 'play-name',
    'aria-label': text('newFile'),
    placeholder: 'src/new.js',
    input: () => name.setCustomValidity(''),
  });
  return element(
    'form',
    {
      class: 'play-add',
      submit: (event) => {
        event.preventDefault();
        const wanted = name.value.trim().replace(/^\/+/, '');
        if (!isFileName(wanted)) {
          name.setCustomValidity(text('badName'));
          name.reportValidity();
          return;
        }
        name.value = '';
        add(wanted);
      },
    },
    name,
    element('button', { type: 'submit', class: 'play-button' }, text('add')),
    removeButton,
  );
}

/** Selects a line of the code, and scrolls to it. */
function selectLine(area: HTMLTextAreaElement, line: number): void {
  const lines = area.value.split('\n');
  const before = lines.slice(0, line - 1);
  const start = before.reduce((sum, { length }) => sum + length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = Math.max(0, (line - 4) * (area.scrollHeight / lines.length));
}

export interface EditorSettings {
  isReadOnly: boolean;
  /** Whether a file can be removed, because the reader added it. */
  canRemove: (name: string) => boolean;
  /** Called after the reader changed, added or removed a file. */
  onEdit: () => void;
}

/** Returns the file that is opened first. */
function firstFile(files: Readonly<Record<string, string>>): string {
  const names = Object.keys(files);
  return names.find((name) => name.startsWith('src/')) ?? names[0] ?? '';
}

export function createEditor(
  given: Readonly<Record<string, string>>,
  text: Text,
  { isReadOnly, canRemove, onEdit }: EditorSettings,
): Editor {
  let files = { ...given };
  let open = firstFile(files);
  let wrong: readonly BuildMessage[] = [];

  const tabs = element('div', { class: 'play-tabs', role: 'tablist', 'aria-label': text('files') });
  const gutter = element('div', { class: 'play-gutter', 'aria-hidden': 'true' });
  const area = element('textarea', {
    class: 'play-area',
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    wrap: 'off',
    readonly: isReadOnly,
    input: () => {
      files[open] = area.value;
      drawGutter();
      onEdit();
    },
    scroll: () => {
      gutter.scrollTop = area.scrollTop;
    },
  });
  const panel = element(
    'div',
    { class: 'play-code', id: PANEL_ID, role: 'tabpanel' },
    gutter,
    area,
  );

  function drawGutter(): void {
    const wrongHere = wrong.filter(({ file }) => file === open).map(({ line }) => line);
    gutter.replaceChildren(...lineNumbers(area.value.split('\n').length, new Set(wrongHere)));
  }

  function choose(name: string, movesFocus = false): void {
    open = name;
    area.value = files[name] ?? '';
    area.setAttribute('aria-label', text('code', { name }));
    drawTabs();
    drawGutter();
    removeButton.hidden = !canRemove(name);
    removeButton.textContent = text('removeFile', { name });
    if (movesFocus) tabs.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  }

  function onKey(event: Event): void {
    const { key } = event as KeyboardEvent;
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const names = Object.keys(files);
    choose(names[(names.indexOf(open) + step + names.length) % names.length] ?? open, true);
    event.preventDefault();
  }

  function drawTabs(): void {
    const names = Object.keys(files);
    const drawn = names.map((name, index) => {
      const isWrong = wrong.some(({ file }) => file === name);
      const listeners = { click: () => choose(name, true), keydown: onKey };
      return fileTab({ name, index, isOpen: name === open, isWrong }, listeners);
    });
    tabs.replaceChildren(...drawn);
    panel.setAttribute('aria-labelledby', `${TAB_ID}-${names.indexOf(open)}`);
  }

  function addFile(name: string): void {
    files[name] ??= '';
    choose(name);
    area.focus();
    onEdit();
  }

  function removeFile(): void {
    const left = withoutFile(files, open);
    files = left.files;
    choose(left.open, true);
    onEdit();
  }

  const removeButton = element('button', {
    type: 'button',
    class: 'play-button',
    hidden: true,
    click: removeFile,
  });

  choose(open);
  return {
    node: element(
      'section',
      { class: 'play-editor', 'aria-label': text('files') },
      tabs,
      panel,
      ...(isReadOnly ? [] : [fileForm(text, addFile, removeButton)]),
    ),
    files: () => ({ ...files }),
    show(file, line = 1) {
      choose(file);
      selectLine(area, line);
    },
    replace(others) {
      files = { ...others };
      wrong = [];
      choose(firstFile(files));
      area.focus();
    },
    mark(messages) {
      wrong = messages;
      drawTabs();
      drawGutter();
    },
  };
}
