import { element } from './element';
import { part } from './results';
import type { Text } from './texts';

/** The messages of the frame. */
type FromFrame = { type: 'open' } | { type: 'print'; text: string };

/** The maximum number of printed lines. */
const MAX_LINES = 200;

/** Runs the output in a frame with an opaque origin, without access to the site or the network. */
export function programPart(
  files: Readonly<Record<string, Uint8Array>>,
  address: string,
  text: Text,
): HTMLElement {
  const frame = element('iframe', {
    class: 'play-frame',
    sandbox: 'allow-scripts',
    title: text('program'),
    src: address,
  });
  const printed = element('pre', { role: 'log', tabindex: '0' });
  const nothing = element('p', { class: 'play-note' }, text('nothingPrinted'));
  let lines = 0;
  const listen = ({ source, data }: MessageEvent<FromFrame>) => {
    if (!frame.isConnected) return window.removeEventListener('message', listen);
    if (source !== frame.contentWindow || typeof data !== 'object' || data === null) return;
    if (data.type === 'open') frame.contentWindow?.postMessage({ files }, '*');
    if (data.type !== 'print' || lines >= MAX_LINES) return;
    lines += 1;
    nothing.remove();
    printed.append(`${String(data.text).slice(0, 2000)}\n`);
  };
  window.addEventListener('message', listen);
  return part(text('program'), frame, printed, nothing);
}
