import type { Locator, Page } from '@playwright/test';

/** The page object of a site. */
export class SitePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get navbar(): Locator {
    return this.page.getByRole('banner');
  }

  get sidebar(): Locator {
    return this.page.getByRole('navigation', { name: /^(Documentation|文档导航)$/ });
  }

  get outline(): Locator {
    return this.page.getByRole('navigation', { name: /^(ON THIS PAGE|本页内容)$/ });
  }

  get backToTop(): Locator {
    return this.page.getByRole('button', { name: /^(Back to top|回到顶部)$/ });
  }

  /** Opens a page and waits until it is interactive. */
  async goto(path: string): Promise<void> {
    await this.page.goto(path);
    await this.hydrated();
  }

  /** Waits until the page is hydrated (on the dev server: rendered) and its fonts are loaded. */
  async hydrated(): Promise<void> {
    await this.page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await this.page.evaluate(() => document.fonts.ready);
  }

  /** Removes the text of the page for tests of a dialog, because axe would check all of it. */
  async hideText(): Promise<void> {
    await this.page.addStyleTag({ content: 'main > *, .lt-home > * { display: none !important }' });
  }

  /** Marks the document, so that a test can tell client-side navigation from a page load. */
  async markDocument(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { isMarked: true }));
  }

  isMarked(): Promise<boolean> {
    return this.page.evaluate(() => 'isMarked' in window);
  }

  private async choose(menu: RegExp, choice: string | RegExp): Promise<void> {
    await this.navbar.getByRole('button', { name: menu }).press('Enter');
    await this.page.getByRole('menu').getByText(choice).click();
  }

  switchLanguage(label: string): Promise<void> {
    return this.choose(/^(Language|语言)/, label);
  }

  switchVersion(name: string): Promise<void> {
    return this.choose(/^(Version|版本)/, name);
  }

  chooseAppearance(label: string): Promise<void> {
    return this.choose(/^(Appearance|外观)$/, label);
  }

  /**
   * Returns the distance of a heading from the navbar in pixels. It is small and positive after
   * scrolling to it.
   */
  async distanceBelowNavbar(id: string): Promise<number> {
    const target = await this.page.locator(`[id="${id}"]`).boundingBox();
    const bar = await this.navbar.boundingBox();
    return (target?.y ?? Number.NaN) - (bar?.height ?? 0);
  }
}
