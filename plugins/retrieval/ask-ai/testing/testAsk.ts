import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localTools } from '../../docs-tools/toolCalls';
import type { ToolContext } from '../../docs-tools/tools/tool';
import { createAskSearch } from '../askSearch';
import { type Ask, createAsk } from '../createAsk';
import type { ModelSettings } from '../environment';
import { type AskAiOptions, readOptions } from '../options';
import { PAGE_FEEDBACK_PATH } from '../shared';
import { createAskStore } from '../store/askStore';
import { createDatabase } from '../store/database';
import { TEST_DOCS_SITE, TEST_RECORDS, testSearchSource } from './testDocs';

export interface TestAskOptions {
  options?: AskAiOptions;
  model?: ModelSettings;
  /** Whether to run without a database. */
  isForgetful?: boolean;
  /** The tools that a model can call in addition to the search. */
  docs?: Omit<ToolContext, 'site'>;
}

/** The valid links of the small site. */
export const testLinks = {
  origin: TEST_DOCS_SITE.origin,
  hasPage: (page: string) =>
    page === '/docs/' || TEST_RECORDS.some(({ url }) => url.split('#')[0] === page),
  hasAnchor: (page: string, anchor: string) =>
    TEST_RECORDS.some(({ url }) => url === `${page}#${anchor}`),
};

/** Creates a store in the current thread. The threads have their own tests, and take time to start. */
const testStore = (url: string, complain: (text: string) => void) =>
  createAskStore(createDatabase({ url }, complain), complain);

/** Creates Ask AI for the small site, with its own database. */
export async function testAsk({ options = {}, model, isForgetful, docs }: TestAskOptions = {}) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'lectern-ask-')), 'data/ask.db');
  const url = `file:${file}`;
  const complaints: string[] = [];
  const complain = (text: string) => void complaints.push(text);
  const ask: Ask = await createAsk(
    {
      facts: TEST_DOCS_SITE,
      links: () => testLinks,
      search: createAskSearch(testSearchSource()),
      tools: docs && localTools({ site: TEST_DOCS_SITE, ...docs }, true),
      pageAt: (path) => (testLinks.hasPage(TEST_DOCS_SITE.base + path.slice(1)) ? path : undefined),
    },
    readOptions(options),
    { model },
    { store: isForgetful ? undefined : testStore(url, complain), complain },
  );

  function send(path: string, init: RequestInit, client = '1.2.3.4'): Promise<Response> {
    const handle = ask.handlers[path];
    if (!handle) throw new Error(`no handler for ${path}`);
    const headers = new Headers(init.headers);
    if (!headers.has('content-type')) headers.set('content-type', 'application/json');
    const request = new Request(`http://localhost:3000/docs${path}`, {
      method: 'POST',
      ...init,
      headers,
    });
    return handle(request, client);
  }

  async function token(): Promise<string> {
    const answer = await send('/api/chat/token', { headers: { 'x-algolia-assistant-id': 'docs' } });
    return ((await answer.json()) as { token: string }).token;
  }
  const authorization = `TOKEN ${await token()}`;

  return {
    ...ask,
    url,
    complaints,
    send,
    token,
    /** Sends a question like the dialog. */
    ask(question: string, more: AskMore = {}) {
      const { headers, client, history = [], messageId = 'm1', signal, filters } = more;
      const message = { id: messageId, role: 'user', parts: [{ type: 'text', text: question }] };
      const body = {
        id: 'chat',
        messages: [...history, message],
        trigger: 'submit-message',
        ...(filters && { searchParameters: { facetFilters: filters } }),
      };
      const init = { body: JSON.stringify(body), headers: { authorization, ...headers }, signal };
      return send('/api/chat', init, client);
    },
    /** Sends feedback on a page like the page. */
    say(opinion: object, headers: Record<string, string> = {}) {
      const body = JSON.stringify(opinion);
      return send(PAGE_FEEDBACK_PATH, { body, headers: { authorization, ...headers } });
    },
    /** Sends a vote like the dialog. */
    vote(messageId: unknown, thumbs: unknown) {
      const body = JSON.stringify({ appId: 'local', messageId, thumbs });
      return send('/api/chat/feedback', { body, headers: { authorization } });
    },
  };
}

export interface AskMore {
  headers?: Record<string, string>;
  client?: string;
  history?: unknown[];
  messageId?: string;
  signal?: AbortSignal;
  filters?: unknown[];
}
