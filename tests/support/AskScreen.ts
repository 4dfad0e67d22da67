import type { Locator, Page } from '@playwright/test';
import { SearchDialog } from './SearchDialog';

/** The page object of Ask AI in the search dialog. */
export class AskScreen extends SearchDialog {
  /** The questions with their answers, the newest first. */
  get exchanges(): Locator {
    return this.box.getByRole('log').locator('.DocSearch-AskAiScreen-Response-Container');
  }

  get newest(): Locator {
    return this.exchanges.first();
  }

  /** The button with the query of a search tool call. */
  get rerun(): Locator {
    return this.newest.locator('.DocSearch-AskAiScreen-MessageContent-Tool').getByRole('button');
  }

  get sources(): Locator {
    return this.newest.locator('.DocSearch-AskAiScreen-RelatedSources').getByRole('link');
  }

  get error(): Locator {
    return this.newest.locator('.DocSearch-AskAiScreen-Error');
  }

  get askEntry(): Locator {
    return this.box.getByRole('row', { name: /^(Ask AI|询问 AI)/ });
  }

  /**
   * Enters a question in an open dialog: the first one in the keyword search, later ones in the
   * conversation.
   */
  async write(question: string): Promise<void> {
    await this.input.fill(question);
    const isFirst = (await this.box.getByRole('log').count()) === 0;
    if (isFirst) await this.box.locator('.DocSearch-Hit-AskAIButton').click();
    else await this.input.press('Enter');
  }

  /** Opens the dialog and asks a question. */
  async ask(question: string): Promise<void> {
    await this.open();
    await this.write(question);
  }

  async waitForAnswer(): Promise<void> {
    await this.newest.getByRole('button', { name: /^(Like|有用)$/ }).waitFor();
  }
}

/** Collects the hosts of all requests of a page from now on. */
export function watchHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  return hosts;
}
