import { NotLoaded } from '../../ui/loading/loadFailure';
import { loadPart } from '../../ui/loading/loadPart';
import { copyText, type OtherText } from './copyText';

/** Matches the text of a page in its document. */
const TEXT = '.lt-doc__main > .lt-prose';

const texts = new Map<string, Promise<OtherText>>();

/** The interval at which a frame is checked for its text, in milliseconds. */
const POLL_INTERVAL_MS = 100;

/** Renders a page of the dev server in a hidden frame, because its documents do not contain their text. */
async function renderInFrame(address: string): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = address;
  document.body.append(frame);
  try {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
      const page = frame.contentDocument;
      if (page?.documentElement.hasAttribute('data-hydrated') && page.querySelector(TEXT)) {
        return page.cloneNode(true) as Document;
      }
    }
  } finally {
    frame.remove();
  }
}

async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

async function load(address: string): Promise<OtherText> {
  const page = await (import.meta.env.DEV ? renderInFrame : fetchPage)(address);
  const text = page.querySelector<HTMLElement>(TEXT);
  if (!text) throw new NotLoaded('failed');
  return copyText(text, new URL(address, window.location.href).href);
}

/**
 * Returns the text of another page. It is fetched once per URL, and again after a failure.
 *
 * @throws a `NotLoaded`
 */
export function otherPage(address: string): Promise<OtherText> {
  const found = texts.get(address);
  if (found) return found;
  const text = loadPart(() => load(address));
  // On the dev server, pages can change at any time.
  if (!import.meta.env.DEV) texts.set(address, text);
  text.catch(() => texts.delete(address));
  return text;
}
