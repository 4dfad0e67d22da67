import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { FakeChat } from '../support/FakeChat';
import { SITES } from '../support/sites';
import { expect, test } from '../support/test';

const { url } = SITES.docs;
const DIALOG = '.DocSearch-Container';

/** An answer with everything that answers are made of. */
const ANSWER = `The **first** words lead to [a page](/guide/start) and to [another](/guide/links).

> A quote with \`code\` and [a link](/guide/start).

- An entry with [a link](/guide/start)

| Name | Value |
| --- | --- |
| \`a\` | [b](/guide/links) |

\`\`\`js
export default { mode: 'none' };
// A line that is wider than the dialog at any width: ${'wide '.repeat(60)}
\`\`\`
`;

const START = { type: 'start', messageId: 'a1' };
const SEARCHED = [
  { type: 'start-step' },
  { type: 'tool-input-start', toolCallId: 'c1', toolName: 'searchIndex' },
  {
    type: 'tool-input-available',
    toolCallId: 'c1',
    toolName: 'searchIndex',
    input: { query: 'links' },
  },
  {
    type: 'tool-output-available',
    toolCallId: 'c1',
    output: { query: 'links', hits: [{ objectID: '1' }, { objectID: '2' }] },
  },
  { type: 'finish-step' },
];
const SAID = [
  { type: 'start-step' },
  { type: 'text-start', id: 't1' },
  { type: 'text-delta', id: 't1', delta: ANSWER },
];
const FINISHED = [{ type: 'text-end', id: 't1' }, { type: 'finish-step' }, { type: 'finish' }];

/** Two recent searches, a favorite and a conversation, as the dialog keeps them. */
async function storeSearches(page: Page): Promise<void> {
  await page.evaluate(() => {
    const search = (title: string, type = 'lvl1') => ({
      objectID: title,
      type,
      url: '/guide/links',
      anchor: null,
      content: null,
      hierarchy: { lvl0: 'Guide', lvl1: title },
    });
    const message = { id: 'm1', role: 'user', parts: [{ type: 'text', text: 'An old question' }] };
    const conversation = {
      ...search('An old question', 'askAI'),
      query: 'An old question',
      anchor: 'stored',
      url: '',
      messages: [message],
    };
    const keep = (kind: string, all: unknown[]) =>
      localStorage.setItem(`__DOCSEARCH_${kind}__/en`, JSON.stringify(all));
    keep('RECENT_SEARCHES', [search('First'), search('Second', 'lvl2')]);
    keep('FAVORITE_SEARCHES', [search('Third')]);
    keep('ASKAI_CONVERSATIONS', [conversation]);
  });
}

/** Looks at the open dialog with axe; what it finds fails the test with the name of the state. */
async function look(page: Page, state: string): Promise<void> {
  expect.soft(await axeFindings(page, DIALOG), state).toEqual([]);
}

test('[A11Y-1] axe finds nothing in the dialog before, with and without results', async ({
  site,
  page,
  ask,
  complaints,
}) => {
  test.slow();
  await site.goto(`${url}/`);
  await site.hideText();
  await page.route('**/static/search/**', (route) => route.abort());
  await ask.open();
  await look(page, 'the empty start');
  await ask.input.fill('link');
  await expect(ask.box).toContainText('Unable to fetch results');
  await look(page, 'the error');
  await page.unroute('**/static/search/**');
  await ask.input.fill('links');
  await ask.hits.nth(2).waitFor();
  await page.keyboard.press('ArrowDown');
  await look(page, 'results');
  await ask.input.fill('qqqqxxxx');
  await ask.box.locator('.DocSearch-Prefill').first().waitFor();
  await look(page, 'no results');

  await page.keyboard.press('Control+k');
  await expect(ask.box).toHaveCount(0);
  await storeSearches(page);
  await page.keyboard.press('Control+k');
  await expect(ask.hits).toHaveCount(4);
  await look(page, 'a start with stored searches');
  complaints.splice(0);
});

test('[A11Y-1] axe finds nothing in a conversation with Ask AI', async ({
  site,
  page,
  ask,
  complaints,
}) => {
  test.slow();
  const chat = new FakeChat(page);
  await chat.install();
  const like = ask.newest.getByRole('button', { name: 'Like', exact: true });
  const menu = ask.box.getByRole('button', { name: 'Conversations' });
  await site.goto(`${url}/`);
  await site.hideText();
  await storeSearches(page);

  await ask.ask('What is a link?');
  await expect(ask.newest).toContainText('Thinking...');
  await look(page, 'thinking');
  await chat.send(1, START, { type: 'start-step' }, { type: 'reasoning-start', id: 'r1' });
  await expect(ask.newest).toContainText('Reasoning...');
  await look(page, 'reasoning');
  await chat.send(1, { type: 'reasoning-end', id: 'r1' }, { type: 'finish-step' });
  await chat.send(1, ...SEARCHED, ...SAID);
  await expect(ask.newest).toContainText('The first words');
  await look(page, 'an answer on its way');
  await chat.send(1, ...FINISHED);
  await chat.end();
  await ask.waitForAnswer();
  await look(page, 'an answer');
  await page.route('**/feedback', (route) => route.fulfill({ status: 503, body: '' }));
  await like.click();
  await expect(ask.newest).toContainText('Failed, try again later.');
  await look(page, 'a failed vote');
  await page.route('**/feedback', (route) => route.fulfill({ json: { success: true } }));
  await like.click();
  await expect(ask.newest).toContainText('Thanks for your feedback!');
  await look(page, 'thanks');

  await ask.write('And then?');
  await chat.send(2, START, ...SAID);
  await expect(ask.newest).toContainText('The first words');
  await ask.box.getByRole('button', { name: 'Stop answering' }).click();
  await expect(ask.newest).toContainText('You stopped this response');
  await look(page, 'a stopped answer');
  await ask.write('And now?');
  await chat.send(3, START, { type: 'error', errorText: 'The search failed.' });
  await chat.end();
  await expect(ask.error).toContainText('The search failed.');
  await look(page, 'an answer that failed');
  await ask.write('Once more?');
  await chat.send(4, START, { type: 'error', errorText: 'Please start a new one. (AI-217)' });
  await chat.end();
  await expect(ask.box).toContainText('to continue.');
  await look(page, 'a full conversation');

  await menu.click();
  await look(page, 'the menu of conversations');
  await ask.box.getByRole('button', { name: 'Start a new conversation' }).last().click();
  await expect(ask.box).toContainText('How can I help you today?');
  await look(page, 'a new conversation');
  await menu.click();
  await ask.box.getByRole('button', { name: 'Conversation history' }).click();
  await expect(ask.box).toContainText('An old question');
  await look(page, 'the list of conversations');
  complaints.splice(0);
});
