import { describe, expect, it } from 'vitest';
import { buildIndex } from './build/buildIndex.ts';
import { openPages } from './testing/openPages.ts';
import { recordsOf, type TestPage } from './testing/records.ts';

const printed = (text: string) => ({ lang: 'text', text });
const pages: TestPage[] = [
  {
    url: '/guide',
    title: 'Guide',
    prose: 'Modules and how they are found.',
    sections: [
      [
        '## Resolving',
        'A request that leads to no file.',
        printed(
          "ERROR in ./src/index.js\n  × Module not found: Can't resolve './total.js' in '/project'",
        ),
      ],
      [
        '## Linking',
        'An export that nothing offers.',
        printed("ESModulesLinkingError: export 'sum' was not found in './total.js'"),
      ],
      [
        '## Mocks',
        'A switch for tests.',
        { lang: 'js', text: "if (process.env.WITH_MOCKS) await startMockServer('all');" },
      ],
    ],
  },
  {
    url: '/stats',
    title: 'Stats',
    sections: [
      [
        '## stats.modules',
        'Whether modules are shown, and how many errors were found in a module.',
      ],
      ['## stats.errors', 'Whether errors are shown.'],
    ],
  },
  {
    url: '/server',
    title: 'Server',
    prose: 'The server starts with the mock data.',
    sections: [
      ['## Headers', 'Add a header.', { lang: 'nginx', text: 'add_header X-Frame DENY;' }],
    ],
  },
];
const index = openPages(pages);
const urlsOf = (query: string) =>
  index.find({ query, lang: 'en', version: 'v2' }).hits.map(({ url }) => url);

describe('code as a field of the index', () => {
  it.each([
    ["Module not found: Can't resolve './header.js' in '/home/ann/shop'", '/guide#resolving'],
    [
      "\u001b[31mESModulesLinkingError: export 'b' was not found in './b'\u001b[39m\n    at run (/home/ann/work/x.js:2:17)",
      '/guide#linking',
    ],
  ])('[ANS-2] the message %j finds the section that prints it', (message, url) => {
    expect(urlsOf(message)[0]).toBe(url);
  });

  it.each([
    ['startMockServer', '/guide#mocks'],
    ['WITH_MOCKS', '/guide#mocks'],
    ['with_mocks', '/guide#mocks'],
    ['startMock', '/guide#mocks'],
    ['add_header', '/server#headers'],
  ])('[ANS-2] the name `%s`, which only code has, finds its section', (name, url) => {
    expect(urlsOf(name)[0]).toBe(url);
  });

  it.each(['fooBarBaz', 'startFooServer', 'foo_bar_baz', 'WITH_FOO_MOCKS'])(
    '[ANS-2] the name `%s`, which nothing has, finds nothing',
    (name) => {
      expect(urlsOf(name)).toEqual([]);
    },
  );

  it('a name in other words, and one that is mistyped, is still found', () => {
    expect(urlsOf('statsModule')[0]).toBe('/stats#statsmodules');
    expect(urlsOf('stats.erors')[0]).toBe('/stats#statserrors');
  });

  it('what a section says itself is not stored again', () => {
    const build = (text: string) =>
      buildIndex(
        recordsOf([
          { url: '/a', title: 'Alpha', prose: 'Write entryPoint.', code: [{ lang: 'js', text }] },
        ]),
        { lang: 'en', version: '' },
      ).body.length;
    expect(build('entryPoint')).toBe(build(''));
    expect(build('otherPoint')).toBeGreaterThan(build(''));
  });

  it('words in the code of many sections are left out', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({
      url: `/${at}`,
      title: `Page ${at}`,
      code: [
        { lang: 'js', text: `importantWord(name${String.fromCharCode(97 + (at % 26))}${at});` },
      ],
    }));
    expect(openPages(many).find({ query: 'importantWord', lang: 'en', version: '' }).hits).toEqual(
      [],
    );
    expect(openPages(many).find({ query: 'namec2', lang: 'en', version: '' }).hits[0]?.url).toBe(
      '/2',
    );
  });
});
