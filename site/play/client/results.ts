import type { OutputRecord } from '../../../plugins/reference/samples/outputs/outputRecord';
import { sizeText } from '../../../plugins/reference/samples/outputs/sizeText';
import type { BuildMessage, BuildResult, BuiltChunk } from '../engine/messages';
import { element } from './element';
import type { Text } from './texts';

/** A section of the results with its heading. */
export function part(title: string, ...children: (Node | string)[]): HTMLElement {
  return element('section', { class: 'play-part' }, element('h2', {}, title), ...children);
}

function messageNode(
  message: BuildMessage,
  text: Text,
  show: (file: string, line?: number) => void,
) {
  const { file, line } = message;
  const place =
    file === undefined
      ? []
      : [
          element(
            'button',
            { type: 'button', class: 'play-place', click: () => show(file, line) },
            line === undefined ? file : text('goTo', { file, line }),
          ),
        ];
  return element('li', {}, ...place, element('pre', { tabindex: '0' }, message.text.trim()));
}

export function messagesPart(
  title: string,
  messages: readonly BuildMessage[],
  text: Text,
  show: (file: string, line?: number) => void,
): HTMLElement[] {
  if (messages.length === 0) return [];
  const list = element('ul', { class: 'play-messages' });
  list.append(...messages.map((message) => messageNode(message, text, show)));
  return [part(title, list)];
}

/** @param largest the size of the largest module of the build, whose bar is full */
function chunkNode({ name, files, modules }: BuiltChunk, largest: number): HTMLElement {
  const rows = modules.map((module) => {
    const bar = element('span', { class: 'play-bar' });
    bar.style.inlineSize = `${Math.max(1, (100 * module.size) / largest)}%`;
    return element(
      'li',
      {},
      element('span', { class: 'play-module' }, module.name),
      element('span', { class: 'play-size' }, sizeText(module.size)),
      bar,
    );
  });
  const list = element('ul', { class: 'play-modules' });
  list.append(...rows);
  return element(
    'div',
    { class: 'play-chunk' },
    element('h3', {}, name),
    element('p', { class: 'play-files' }, files.join(', ')),
    list,
  );
}

/** The modules of each chunk with their sizes. */
export function chunksPart(chunks: readonly BuiltChunk[], text: Text): HTMLElement[] {
  const filled = chunks.filter(({ modules }) => modules.length > 0);
  if (filled.length === 0) return [];
  const largest = Math.max(1, ...filled.flatMap(({ modules }) => modules.map(({ size }) => size)));
  const drawn = filled.map((chunk) => chunkNode(chunk, largest));
  return [part(text('chunks'), element('div', { class: 'play-chunks' }, ...drawn))];
}

/** The files of the output. Each can be expanded. */
export function filesPart(files: BuildResult['files'], text: Text): HTMLElement[] {
  const names = Object.keys(files).sort();
  if (names.length === 0) return [];
  const nodes = names.map((name) => {
    const bytes = files[name] ?? new Uint8Array();
    const content = element('pre', { tabindex: '0' });
    return element(
      'details',
      {
        class: 'play-file',
        toggle: () => {
          content.textContent ||= new TextDecoder().decode(bytes.slice(0, 200_000));
        },
      },
      element(
        'summary',
        {},
        `${name} `,
        element('span', { class: 'play-size' }, sizeText(bytes.length)),
      ),
      content,
    );
  });
  return [part(text('outputFiles'), ...nodes)];
}

/** The recorded output of the release that the pages describe. */
export function recordPart(
  { files, errors = [], warnings = [], printed }: OutputRecord,
  release: string,
  text: Text,
): HTMLElement {
  const list = element('ul');
  for (const [name, bytes] of files) list.append(element('li', {}, `${name} ${sizeText(bytes)}`));
  const texts = [...errors, ...warnings, ...(printed === undefined ? [] : [printed])];
  return part(
    text('recorded', { release }),
    list,
    ...texts.map((said) => element('pre', { tabindex: '0' }, said)),
  );
}
