import type { Frame, Page } from '@playwright/test';

/** What is seen on paper besides the text, or is wider than the sheet. Runs in the page. */
function faultsOnPaper(): string[] {
  const root = document.documentElement;
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
  };
  // The name of a tab is the title of what it shows.
  const controls = 'button:not([role="tab"]), input, select, nav, header, [role="dialog"]';
  const seen = [...document.querySelectorAll(controls)]
    .filter(isSeen)
    .map((element) => `on paper: ${element.tagName} ${element.className}`);
  if (root.scrollWidth > window.innerWidth) seen.push(`on paper: ${root.scrollWidth} px`);
  return [...new Set(seen)];
}

/** The states that look like other elements when only the system chooses colors. Runs in the page. */
function faultsInForcedColors(): string[] {
  const states = ['aria-current', 'aria-selected', 'aria-pressed', 'aria-checked'];
  const isOn = (element: Element) =>
    states.some((state) => !['false', null].includes(element.getAttribute(state)));
  const properties = [
    ...['color', 'backgroundColor', 'fontWeight', 'textDecorationLine', 'opacity', 'display'],
    ...['borderTop', 'borderRight', 'borderBottom', 'borderLeft', 'outline'],
  ] as const;
  const lookOf = (element: Element) =>
    [null, '::before', '::after']
      .map((part) => {
        const style = getComputedStyle(element, part);
        return properties.map((property) => style[property as 'color']).join();
      })
      .join();
  const looks = new Map<Element, string>();
  const knownLookOf = (element: Element) => {
    const look = looks.get(element) ?? lookOf(element);
    looks.set(element, look);
    return look;
  };
  const isSeen = (element: Element) => element.getClientRects().length > 0;
  const kindOf = ({ tagName, classList }: Element) => `${tagName} ${classList[0]}`;
  const marked = [...document.querySelectorAll(states.map((state) => `[${state}]`).join())]
    .filter(isOn)
    .filter(isSeen);
  return marked
    .filter((element) => {
      const others = [...document.getElementsByTagName(element.tagName)].filter(
        (other) => kindOf(other) === kindOf(element) && isSeen(other) && !isOn(other),
      );
      return others.some((other) => knownLookOf(other) === knownLookOf(element));
    })
    .map((element) => `in forced colors: ${kindOf(element)} ${element.textContent?.trim()}`);
}

/**
 * Returns what is wrong with a page in a frame on paper and in forced colors: controls that are printed, a
 * text wider than the sheet, and states that cannot be told apart.
 */
export async function mediaFaults(page: Page, frame: Frame): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const inForcedColors = await frame.evaluate(faultsInForcedColors);
  await page.emulateMedia({ media: 'print', forcedColors: null });
  const onPaper = await frame.evaluate(faultsOnPaper);
  await page.emulateMedia({ media: null });
  return [...onPaper, ...inForcedColors];
}
