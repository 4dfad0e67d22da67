import type { Locator, Page } from '@playwright/test';
import { SearchDialog } from './SearchDialog';

/** Questions and answers in the search dialog, as a reader meets them. */
export class AskScreen extends SearchDialog {
  /** Questions with their answers, the newest first. */
  get exchanges(): Locator {
    return this.box.getByRole('log').locator('.DocSearch-AskAiScreen-Response-Container');
  }

  get newest(): Locator {
    return this.exchanges.first();
  }

  /** The tool line, whose query is a button. */
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

  /** Asks in an open dialog: the first question from the keyword search, the next in the conversation. */
  async write(question: string): Promise<void> {
    await this.input.fill(question);
    const isFirst = (await this.box.getByRole('log').count()) === 0;
    if (isFirst) await this.box.locator('.DocSearch-Hit-AskAIButton').click();
    else await this.input.press('Enter');
  }

  /** Opens the dialog and asks. */
  async ask(question: string): Promise<void> {
    await this.open();
    await this.write(question);
  }

  async waitForAnswer(): Promise<void> {
    await this.newest.getByRole('button', { name: /^(Like|有用)$/ }).waitFor();
  }
}

/** Every host that a page has asked, from now on. */
export function watchHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  return hosts;
}
