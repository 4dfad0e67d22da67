import type { Locator, Page } from '@playwright/test';

/** The dev server makes its index when it is first asked. */
export const DEV_INDEX_MS = 90_000;

/** The search dialog as a reader meets it. */
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

  /** Found or stored sections. */
  get hits(): Locator {
    return this.box.getByRole('row');
  }

  /** What screen readers are told. */
  get status(): Locator {
    return this.box.getByRole('status');
  }

  async open(): Promise<void> {
    await this.button.click();
    await this.input.waitFor();
  }

  /** Opens the dialog, writes a query and waits for results. */
  async search(query: string): Promise<void> {
    await this.open();
    await this.input.fill(query);
    await this.hits.first().waitFor();
  }

  /** The links of the hits, in their order. */
  addresses(): Promise<(string | null)[]> {
    return this.hits.getByRole('link').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  }
}
