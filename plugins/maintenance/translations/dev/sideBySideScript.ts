import { lineOf, standAt } from './scrollTogether';

/**
 * Synchronizes the scroll positions of the two frames, highlights stale sections, and updates the highlights
 * when a page changes. The frame that the reader touched last controls the other one.
 */
export const SIDE_BY_SIDE_SCRIPT = `(() => {
${standAt}
${lineOf}
const HEADINGS = '.lt-prose :is(h1, h2, h3, h4, h5, h6)';
const LINE = 32;
const frames = [...document.querySelectorAll('iframe')];
const changes = document.getElementById('changes');
let leader = frames[0];

const keyOf = (heading) => (heading.tagName === 'H1' ? '#' : heading.id);
const shown = (heading) => heading.getClientRects().length > 0;
const headingsOf = (frame) => [...frame.contentDocument.querySelectorAll(HEADINGS)].filter(shown);

function marksOf(frame, keys) {
  const { scrollY, innerHeight } = frame.contentWindow;
  const height = frame.contentDocument.documentElement.scrollHeight;
  const found = headingsOf(frame)
    .filter((heading) => keys.has(keyOf(heading)))
    .map((heading) => ({ key: keyOf(heading), top: heading.getBoundingClientRect().top + scrollY }));
  return [{ key: '^', top: LINE }, ...found, { key: '$', top: Math.max(height - innerHeight, 0) + LINE }]
    .sort((one, other) => one.top - other.top);
}

function follow(frame) {
  const other = frames.find((one) => one !== frame);
  if (frame !== leader || !other.contentDocument) return;
  const own = new Set(headingsOf(frame).map(keyOf));
  const keys = new Set(headingsOf(other).map(keyOf).filter((key) => own.has(key)));
  const stand = standAt(marksOf(frame, keys), frame.contentWindow.scrollY + LINE);
  other.contentWindow.scrollTo({ top: lineOf(marksOf(other, keys), stand) - LINE, behavior: 'instant' });
}

function mark(stale) {
  const targets = stale.map(({ id, isTop }) => (isTop ? '.lt-prose h1' : '[id="' + CSS.escape(id) + '"]'));
  const text = targets.length === 0 ? '' : targets.join() +
    '{outline:2px solid var(--lt-warning);outline-offset:6px;border-radius:2px}' +
    targets.map((target) => target + '::after').join() +
    '{content:' + JSON.stringify(document.body.dataset.mark) + ';display:block;margin-top:.5rem;color:var(--lt-warning);font:500 13px/1.4 system-ui;letter-spacing:0}';
  for (const frame of frames) {
    const page = frame.contentDocument;
    if (!page?.head) continue;
    const style = page.getElementById('lectern-stale') ?? page.createElement('style');
    style.id = 'lectern-stale';
    if (style.textContent !== text) style.textContent = text;
    if (!style.isConnected) page.head.append(style);
  }
}

async function update() {
  const answer = await fetch(changes.dataset.from).catch(() => undefined);
  if (!answer?.ok) return;
  const { stale, html } = await answer.json();
  const open = [...changes.querySelectorAll('details[open]')].map(({ id }) => id);
  if (changes.dataset.html !== html) changes.innerHTML = changes.dataset.html = html;
  for (const id of open) document.getElementById(id)?.setAttribute('open', '');
  mark(stale);
}

let waiting;
function updateSoon() {
  clearTimeout(waiting);
  waiting = setTimeout(update, 300);
}

function begin(frame) {
  const { contentWindow: view, contentDocument: page } = frame;
  const lead = () => { leader = frame; };
  for (const type of ['pointerdown', 'wheel', 'keydown', 'touchstart', 'focusin']) {
    view.addEventListener(type, lead, { passive: true, capture: true });
  }
  view.addEventListener('scroll', () => follow(frame), { passive: true });
  const isOwn = ({ target }) => (target.nodeType === 1 ? target : target.parentElement)?.closest('.lt-prose');
  new MutationObserver((seen) => { if (seen.some(isOwn)) updateSoon(); })
    .observe(page.body, { childList: true, subtree: true, characterData: true });
  updateSoon();
}

changes.addEventListener('click', (event) => {
  const link = event.target.closest('a[data-id]');
  if (!link) return;
  event.preventDefault();
  for (const frame of frames) {
    const { id } = link.dataset;
    const page = frame.contentDocument;
    const heading = id === '' ? page.querySelector('.lt-prose h1') : page.getElementById(id);
    if (!heading) continue;
    leader = frame;
    heading.scrollIntoView({ block: 'start' });
    break;
  }
});
for (const frame of frames) {
  frame.addEventListener('load', () => begin(frame));
  if (frame.contentDocument?.readyState === 'complete' && frame.contentDocument.URL !== 'about:blank') begin(frame);
}
addEventListener('focus', update);
})();`;
