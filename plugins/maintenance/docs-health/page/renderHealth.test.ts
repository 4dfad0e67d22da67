import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { html, styleElement } from '../../../support/html';
import { makeHealth } from '../model/health';
import { FACTS, NOW, STORED } from '../testing/testHealth';
import { renderHealth } from './renderHealth';
import { renderSignIn } from './renderSignIn';

const health = makeHealth({ facts: FACTS, builtAt: NOW, stored: STORED, now: NOW, days: 30 });
const style = FACTS.style;
const page = renderHealth(health, { lang: 'en', style, isServed: true });

test('[LOOP-2] the page has every section with its number, and names the action and the file', () => {
  expect(page.text).toContain('<a href="#searches"><strong>2</strong>Failed searches</a>');
  expect(page.text).toContain(
    '<a href="https://repo.example/output"><code>docs/v2/en/config/output.mdx</code></a>',
  );
  expect(page.text).toMatch(/Correct the link: <code>docs\/v2\/en\/guide\/start\.mdx<\/code>/);
});

test('[LOOP-2] trends are drawings with a table, a row for each day', () => {
  const [figure = ''] =
    page.text.match(/<figure class="chart"><figcaption>Missing[\s\S]*?<\/figure>/) ?? [];
  expect(figure.match(/<rect /g)).toHaveLength(30);
  expect(figure.match(/<tr>/g)).toHaveLength(31);
  expect(figure).toContain('<th scope="row">Nov 20, 2026</th><td>8</td>');
});

test('[LOOP-2] the page is available in Chinese', () => {
  const { text } = renderHealth(health, { lang: 'zh', style, isServed: true });
  expect(text).toContain('<html lang="zh">');
  expect(text).toContain('<h2 id="missing">不存在的地址</h2>');
  expect(text).not.toMatch(/Unanswered|Failed searches/);
});

test('[LOOP-2] texts of readers are escaped', () => {
  const attack = '</style><img src=x onerror=alert(1)>"\'';
  expect(html`<a title="${attack}">${[attack]}</a>`.html).not.toMatch(/<img|<\/style|"'/);
  expect(styleElement(attack).html).not.toContain('</style><img');
  const questions = STORED.questions.map((one) => ({ ...one, question: attack }));
  const hostile = makeHealth({
    facts: FACTS,
    builtAt: NOW,
    stored: { ...STORED, questions },
    now: NOW,
    days: 30,
  });
  expect(renderHealth(hostile, { lang: 'en', style, isServed: true }).text).not.toContain('<img');
});

test('[LOOP-2] the policy of the page only allows its own style sheet', () => {
  const [, sheet = ''] = page.text.match(/<style>([\s\S]*)<\/style>/) ?? [];
  const hash = createHash('sha256').update(sheet).digest('base64');
  expect(page.policy).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  expect(page.text).not.toMatch(/<script|\bstyle="|\bsrc="/);
});

test('[LOOP-2] a file has no form and no links to itself', () => {
  const { text } = renderHealth(health, { lang: 'en', style, isServed: false });
  expect(text).not.toMatch(/<form|href="\?/);
});

test('[LOOP-2] the sign-in page shows why an attempt failed', () => {
  const { text } = renderSignIn({ site: 'Docs', lang: 'en', style, failure: 'No.' });
  expect(text).toContain('<p id="failure" class="note" role="alert">No.</p>');
});
