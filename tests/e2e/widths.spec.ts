import type { Page } from '@playwright/test';
import { mediaFaults } from '../support/mediaFaults';
import { openInFrame } from '../support/openInFrame';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

/** A page of every type and with every wide thing, by site. */
const PAGES = {
  docs: [
    '/',
    '/guide/start/introduction',
    '/guide/migration/options-v1-to-v2',
    '/config/',
    '/config/output',
    '/api/cli',
    '/plugins/',
    '/news/',
    '/guide/glossary',
    '/config/all-options',
    '/config/check',
    '/nope',
  ],
  lectern: ['/', '/start', '/settings', '/tokens', '/texts', '/redirects', '/static-hosts'],
  kit: [
    '/',
    '/types/custom',
    '/types/blank',
    '/types/bare',
    '/types/tabs',
    '/elements/code',
    '/elements/images',
    '/elements/packages',
    '/elements/page',
    '/guide/first',
  ],
} as const;

/** Pages with an outline and without, an overview, and pages with wide tables: their texts start at the same x. */
const ALIGNED = [
  '/guide/features/css',
  '/config/output',
  '/config/',
  '/config/all-options',
  '/config/check',
];
const LARGE_TEXT = [...PAGES.docs, '/guide/start/quick-start'];

const WIDTHS = [320, 390, 768, 1024, 1920];
const ALIGNED_WIDTHS = [320, 390, 768, 900, 960, 961, 1100, 1279, 1280, 1440, 1920];
const LARGE_TEXT_WIDTHS = [320, 390, 640];
const WINDOW = { width: 1440, height: 800 };

/** What is seen of a page of one width. */
interface View {
  /** What reaches out of the window, names that break within a word, and a menu bar without a button. */
  faults: string[];
  /** Where the text starts, in pixels. */
  start: number | undefined;
}

/** What is seen at each width, narrow ones first. Runs in a page within a frame, whose width it changes. */
async function lookAt(widths: readonly number[]): Promise<[width: number, view: View][]> {
  const root = document.documentElement;
  const frame = window.frameElement as HTMLIFrameElement;
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].some((found) => found.getClientRects().length > 0);
  /** Names in code whose lines end within a word. */
  function tornNames(): string[] {
    const range = document.createRange();
    const topAt = (text: Node, at: number) => {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().top;
    };
    const isTorn = (text: Node) => {
      const letters = text.nodeValue ?? '';
      for (let at = 1; at < letters.length; at++) {
        const isWithin = /\w\w/.test(letters.slice(at - 1, at + 1));
        if (isWithin && topAt(text, at) - topAt(text, at - 1) > 4) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('main code:not(pre code)')]
      .filter((code) => code.getClientRects().length > 1 && /^[\w$.]+$/.test(code.textContent))
      .filter((code) => [...code.childNodes].some(isTorn))
      .map((code) => `torn: ${code.textContent}`);
  }
  function look(): View {
    const heading = document.querySelector('h1')?.getBoundingClientRect();
    const start = heading && Math.round(heading.x);
    const isBarEmpty = shown('.lt-menubar') && !shown('.lt-menubar button');
    const torn = isLarge ? [] : tornNames();
    const faults = [...(isBarEmpty ? ['an empty menu bar'] : []), ...torn];
    if (root.scrollWidth <= window.innerWidth) return { faults, start };
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth,
    );
    const names = wide.map(({ className }) => String(className)).slice(0, 5);
    return { faults: [...faults, `${root.scrollWidth} px`, ...names], start };
  }
  const isLarge = getComputedStyle(root).fontSize !== '16px';
  // The browser would lay out the page again for each row that it has skipped and that is measured.
  const whole = document.createElement('style');
  whole.textContent = '* { content-visibility: visible !important }';
  if (!isLarge) document.head.append(whole);
  const views: [number, View][] = [];
  for (const width of [...widths].sort((one, other) => one - other)) {
    frame.style.width = `${width}px`;
    // What depends on the size is laid out with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const view = look();
    if (window.innerWidth !== width) view.faults.push(`the window is ${window.innerWidth} px wide`);
    views.push([width, view]);
  }
  whole.remove();
  return views;
}

interface Visit {
  name: keyof typeof PAGES;
  prefix: string;
  /** Pages that no width makes scroll sideways, with only their text on paper and clear states in forced colors. */
  fitting?: readonly string[];
  /** Pages whose texts start at the same x. */
  aligned?: readonly string[];
  /** Pages that text twice as large does not make scroll sideways on a phone. */
  large?: readonly string[];
}

/** What is wrong with the pages of a part of a site: each is opened once and shown at every width. */
async function faultsOf(page: Page, visit: Visit): Promise<unknown> {
  const { name, prefix, fitting = [], aligned = [], large = [] } = visit;
  const faults: Record<string, string[]> = {};
  const starts = new Map<number, Map<number | undefined, string[]>>();
  const note = (where: string, found: readonly string[]) => {
    if (found.length > 0) faults[where] = [...found];
  };
  for (const path of new Set([...fitting, ...aligned, ...large])) {
    const frame = await openInFrame(page, `${SITES[name].url}${prefix}${path}`, WINDOW);
    const fits = fitting.includes(path);
    const isAligned = aligned.includes(path);
    const widths = new Set([...(fits ? WIDTHS : []), ...(isAligned ? ALIGNED_WIDTHS : [])]);
    for (const [width, view] of await frame.evaluate(lookAt, [...widths])) {
      note(`${path} at ${width} px`, view.faults);
      if (!isAligned || !ALIGNED_WIDTHS.includes(width)) continue;
      const pages = starts.get(width) ?? new Map<number | undefined, string[]>();
      starts.set(width, pages.set(view.start, [...(pages.get(view.start) ?? []), path]));
    }
    if (fits) note(path, await mediaFaults(page, frame));
    if (!large.includes(path)) continue;
    await frame.addStyleTag({ content: 'html { font-size: 200% }' });
    for (const [width, view] of await frame.evaluate(lookAt, LARGE_TEXT_WIDTHS)) {
      note(`${path} at ${width} px, large text`, view.faults);
    }
  }
  const torn = [...starts].filter(([, pages]) => pages.size > 1 || pages.has(undefined));
  return { faults, torn: torn.map(([width, pages]) => [width, Object.fromEntries(pages)]) };
}

const NEWS = '/news/two-versions-two-languages';

for (const [title, ...visits] of [
  [
    '[FRAME-1] [FRAME-2] [OPT-1] no page scrolls sideways or breaks a name, from 320 to 1920 px or with text twice as large; all texts start at the same x; paper has no controls, and forced colors show states',
    {
      name: 'docs',
      prefix: '',
      fitting: PAGES.docs,
      aligned: [...ALIGNED, '/news/', NEWS],
      large: LARGE_TEXT,
    },
    {
      name: 'docs',
      prefix: '/zh',
      fitting: PAGES.docs,
      aligned: [...ALIGNED, NEWS],
      large: LARGE_TEXT,
    },
  ],
  [
    '[FRAME-2] the texts of an old version start at the same x on all pages of a width',
    { name: 'docs', prefix: '/v1', aligned: ALIGNED },
  ],
  [
    '[FRAME-1] no page scrolls sideways or breaks a name, from 320 to 1920 px; paper has no controls, and forced colors show states',
    { name: 'lectern', prefix: '', fitting: PAGES.lectern },
    { name: 'lectern', prefix: '/zh', fitting: PAGES.lectern },
    { name: 'kit', prefix: '', fitting: PAGES.kit },
    { name: 'kit', prefix: '/zh', fitting: PAGES.kit },
  ],
] satisfies [string, ...Visit[]][]) {
  for (const visit of visits) {
    test(`${title}: ${visit.name}${visit.prefix}`, async ({ page }) => {
      test.slow();
      expect(await faultsOf(page, visit)).toEqual({ faults: {}, torn: [] });
    });
  }
}

test('[FRAME-1] with text twice as large the search fits a phone', async ({
  site,
  page,
  search,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await site.goto(`${SITES.docs.url}/config/output`);
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await search.search('output');
  const wide = await search.box
    .locator('*')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
        .map(({ className }) => String(className)),
    );
  expect(wide).toEqual([]);
});
