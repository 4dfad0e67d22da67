import type { Page } from '@playwright/test';

interface ChatWindow {
  chat: { asked: number; send: (text: string) => void; end: () => void };
}

/** A part of an answer, as streamed by the server. */
export interface AnswerPart {
  type: string;
  [key: string]: unknown;
}

/** Streams answers to a page part by part, so that tests can inspect each state of an answer. */
export class FakeChat {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Replaces `fetch` in the page for questions only. Must be called before the page is opened. */
  async install(): Promise<void> {
    await this.#page.addInitScript(() => {
      const network = window.fetch;
      const chat = { asked: 0, send: (_: string) => {}, end: () => {} };
      Object.assign(window, { chat });
      window.fetch = async (input, init) => {
        if (!String(input).endsWith('/api/chat')) return network(input, init);
        const body = new ReadableStream<Uint8Array>({
          start(stream) {
            const encoder = new TextEncoder();
            chat.send = (text) => stream.enqueue(encoder.encode(text));
            chat.end = () => stream.close();
            init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
          },
          // The dialog stops reading after an error.
          cancel() {
            chat.end = () => {};
          },
        });
        chat.asked += 1;
        return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
      };
    });
  }

  /** Waits for the latest question and sends parts of its answer. */
  async send(count: number, ...parts: AnswerPart[]): Promise<void> {
    await this.#page.waitForFunction(
      (asked) => (window as unknown as ChatWindow).chat.asked === asked,
      count,
    );
    const text = parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join('');
    await this.#page.evaluate((part) => (window as unknown as ChatWindow).chat.send(part), text);
  }

  /** Ends the answer. */
  async end(): Promise<void> {
    await this.#page.evaluate(() => (window as unknown as ChatWindow).chat.end());
  }
}
