import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { askServer } from '../../plugins/retrieval/ask-ai/testing/askServer.ts';
import { addAnswer, addFault, type Tally } from './tally.ts';

/** The load of simulated readers. */
export interface Load {
  /** Returns the URL of the site with its base, without a trailing slash. */
  site: () => string;
  pages: readonly string[];
  queries: readonly string[];
  tally: Tally;
  isOver: () => boolean;
  /** Returns whether the server is restarting. Only then may connections fail. */
  isDown: () => boolean;
}

const PAUSE_MS = 20;
const ASK_PAUSE_MS = 150;
/** The event at the end of a complete answer. */
const END = '"type":"finish"';

/** Returns headers with a random client address, so that no rate limit is reached. */
function randomClient(): Record<string, string> {
  const part = () => 1 + Math.floor(Math.random() * 250);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}

const pick = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() * items.length)] as Item;

/** Repeats an action. Connections that fail while the server is down are retried. */
async function repeat(load: Load, what: string, pause: number, act: () => Promise<void>) {
  while (!load.isOver()) {
    const wasDown = load.isDown();
    try {
      await act();
    } catch (error) {
      const isExcused = wasDown || load.isDown();
      if (!isExcused) addFault(load.tally, `${what}: ${(error as Error).cause ?? error}`);
      await wait(100);
    }
    await wait(pause);
  }
}

async function get(load: Load, what: string, path: string, init: RequestInit = {}) {
  const headers = { ...randomClient(), ...init.headers };
  const answer = await fetch(load.site() + path, { ...init, headers });
  const text = await answer.text();
  addAnswer(load.tally, what, answer.status, text);
  return { status: answer.status, text };
}

function read(load: Load): Promise<void> {
  return repeat(load, 'page', PAUSE_MS, async () => {
    const { status, text } = await get(load, 'page', pick(load.pages));
    if (status === 200 && !text.includes('</html>')) addFault(load.tally, 'page: cut off');
  });
}

function search(load: Load): Promise<void> {
  return repeat(load, 'search', PAUSE_MS, async () => {
    const requests = [{ indexName: 'docs', query: pick(load.queries), hitsPerPage: 20 }];
    const init = { method: 'POST', body: JSON.stringify({ requests }) };
    const { status, text } = await get(load, 'search', '/1/indexes/*/queries', init);
    if (status === 200 && !text.includes('"hits"')) addFault(load.tally, 'search: no hits');
  });
}

function callTools(load: Load): Promise<void> {
  return repeat(load, 'mcp', PAUSE_MS, async () => {
    const params = { name: 'search_docs', arguments: { query: pick(load.queries) } };
    await get(load, 'mcp', '/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    });
  });
}

/** Asks, reads the answer, and votes for it, sometimes against it afterwards. */
function ask(load: Load): Promise<void> {
  return repeat(load, 'ask', ASK_PAUSE_MS, async () => {
    const { tally } = load;
    const dialog = await askServer(load.site(), randomClient());
    const messageId = randomUUID();
    const wasDown = load.isDown();
    const answer = await dialog.ask(pick(load.queries), { messageId });
    const text = await answer.text();
    addAnswer(tally, 'ask', answer.status, text);
    if (answer.status !== 200) return;
    if (!text.includes(END) && !wasDown && !load.isDown()) addFault(tally, 'ask: cut off');
    for (const thumbs of [1, 0] as const) {
      await wait(ASK_PAUSE_MS);
      const vote = await dialog.vote(messageId, thumbs);
      const said = await vote.text();
      // A question that was not stored before the server was killed is unknown.
      if (vote.status === 404)
        tally.answers.set('vote 404', (tally.answers.get('vote 404') ?? 0) + 1);
      else addAnswer(tally, 'vote', vote.status, said);
      if (vote.status === 200) tally.votes.set(messageId, thumbs);
    }
  });
}

/** Sends feedback about a page. */
function sendFeedback(load: Load): Promise<void> {
  return repeat(load, 'opinion', ASK_PAUSE_MS, async () => {
    const { tally } = load;
    const dialog = await askServer(load.site(), randomClient());
    const opinion = { id: randomUUID(), page: pick(load.pages), isHelpful: Math.random() < 0.5 };
    const answer = await dialog.say(opinion);
    addAnswer(tally, 'opinion', answer.status, await answer.text());
    if (answer.status === 200) tally.opinions.set(opinion.id, opinion.isHelpful);
  });
}

/** Generates load until the run is over. */
export async function runLoad(load: Load): Promise<void> {
  await Promise.all([
    read(load),
    read(load),
    search(load),
    callTools(load),
    ask(load),
    ask(load),
    sendFeedback(load),
  ]);
}
