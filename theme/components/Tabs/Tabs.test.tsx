import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tab, Tabs } from './Tabs';

test('tabs have ARIA roles and refer to their panels', () => {
  const html = renderToStaticMarkup(
    <Tabs defaultIndex={1} className="own">
      <Tab label="One">First</Tab>
      <Tab label="Two">Second</Tab>
    </Tabs>,
  );
  expect(html).toContain('class="lt-content-tabs own"');
  expect(html.match(/role="(?:tablist|tab|tabpanel)"/g)).toHaveLength(5);
  const tab = (label: string) => new RegExp(`<button[^>]*>${label}</button>`).exec(html)?.[0] ?? '';
  expect(tab('One')).toMatch(/role="tab".*aria-selected="false".*tabindex="-1"/i);
  expect(tab('Two')).toMatch(/role="tab".*aria-selected="true".*tabindex="0"/i);
  const controls = /aria-controls="([^"]+)"/.exec(tab('Two'))?.[1] ?? '';
  expect(html).toMatch(
    new RegExp(`role="tabpanel" id="${controls}"[^>]*><noscript></noscript>Second`),
  );
  expect(html).toMatch(/hidden=""><noscript><\/noscript>First/);
});

test('content of tabs that are not selected can be left out; a disabled tab is a disabled button', () => {
  const html = renderToStaticMarkup(
    <Tabs keepDOM={false}>
      <Tab label="One">First</Tab>
      <Tab label="Two" disabled>
        Second
      </Tab>
    </Tabs>,
  );
  expect(html).toContain('First');
  expect(html).not.toContain('Second');
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Two/);
});
