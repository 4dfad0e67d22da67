import { expect, test } from 'vitest';
import { relatedTools, toolSections } from '../../../site/tools';
import { tools } from '../../../tests/fixtures/kit/tools';
import { readThemeOptions, type ThemeOptions } from './options';

test('[TOOL-1] [TOOL-5] [HOME-3] accepts the tools of a site unchanged', () => {
  const options = { relatedTools, toolSections };
  expect(readThemeOptions(options)).toBe(options);
  expect(readThemeOptions(tools)).toBe(tools);
  expect(readThemeOptions({})).toEqual({});
});

test('[TOOL-1] every wrong value is named with its place and what to write', () => {
  const options = {
    relatedTools: [
      {
        title: 'Build',
        tools: [],
        links: [
          { title: 'Bundler', desc: 'Bundles', url: 'https://example.com/', logo: '/mark.svg' },
          { name: 'Far', desc: 'Far', url: 'example.com', logo: 'https://far.example/mark.svg' },
          { name: 'Huge', desc: '', url: 'https://example.com/', logo: '/a.svg', logoScale: 0 },
        ],
      },
    ],
    toolSections: { en: { heading: 'Tools', tagline: 'All', cards: [{ name: 'One' }] } },
  };
  expect(() => readThemeOptions(options as unknown as ThemeOptions)).toThrow(
    [
      '[theme] 11 options cannot be used:',
      '  relatedTools[0].links[0].name must be a string, but is missing',
      '  unknown option "relatedTools[0].links[0].title" → correct its name, or remove it',
      '  relatedTools[0].links[1].url must be a URL such as "https://example.com", but is "example.com"',
      '  relatedTools[0].links[1].logo must be a public file, such as "/tools/bundler.svg", but is "https://far.example/mark.svg"',
      '  relatedTools[0].links[2].desc must be a non-empty string, but is ""',
      '  relatedTools[0].links[2].logoScale must be a number above 0, but is 0',
      '  unknown option "relatedTools[0].tools" → correct its name, or remove it',
    ].join('\n'),
  );
});
