import type { Locator, Page } from '@playwright/test';

/** The timeout of the first search, for which the dev server creates its index. */
export const DEV_INDEX_MS = 90_000;

/** The page object of the search dialog. */
export class SearchDialog {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get button(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: /^(Search|搜索)/ });
  }

  get box(): Locator {
    return this.page.getByRole('dialog', { name: /^(Search|搜索)$/ });
  }

  get input(): Locator {
    return this.box.getByRole('combobox');
  }

  /** Search results or stored searches. */
  get hits(): Locator {
    return this.box.getByRole('row');
  }

  /** The announcement for screen readers. */
  get status(): Locator {
    return this.box.getByRole('status');
  }

  async open(): Promise<void> {
    await this.button.click();
    await this.input.waitFor();
  }

  /** Opens the dialog, enters a query and waits for results. */
  async search(query: string): Promise<void> {
    await this.open();
    await this.input.fill(query);
    await this.hits.first().waitFor();
  }

  /** Returns the links of the results, in order. */
  addresses(): Promise<(string | null)[]> {
    return this.hits.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  }
}
