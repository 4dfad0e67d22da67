import { describe, expect, it } from 'vitest';
import { openPages } from '../testing/openPages.ts';

function urlsFor(index: ReturnType<typeof openPages>, query: string): string[] {
  return index.find({ query, lang: 'en', version: 'v2' }).hits.map(({ url }) => url);
}

describe('of headings that a query means alike', () => {
  it('pages come before sections while two letters are typed, however many sections there are', () => {
    const options = Array.from({ length: 200 }, (_, at): [string, string] => [
      `## banner${at}`,
      'An option.',
    ]);
    const index = openPages([
      { url: '/options', title: 'Options', sections: options },
      { url: '/plugins/banner', title: 'BannerPlugin' },
    ]);
    expect(urlsFor(index, 'Ba')[0]).toBe('/plugins/banner');
  });

  it('the name comes first that other pages speak of', () => {
    const index = openPages([
      { url: '/stats', title: 'Stats', sections: [['## stats.publicPath', 'Shows it.']] },
      { url: '/output', title: 'Output', sections: [['## output.publicPath', 'Sets it.']] },
      { url: '/cdn', title: 'From elsewhere', prose: 'Set output.publicPath.' },
      { url: '/host', title: 'Behind a host', prose: 'Set output.publicPath too.' },
    ]);
    expect(urlsFor(index, 'publicPath').slice(0, 2)).toEqual([
      '/output#outputpublicpath',
      '/stats#statspublicpath',
    ]);
  });

  it('a question finds the heading that it says completely', () => {
    const index = openPages([
      { url: '/a', title: 'Layers, borders, components', prose: 'Change styles of components.' },
      { url: '/b', title: 'Components', prose: 'Change styles of components.' },
    ]);
    expect(urlsFor(index, 'how can I change the styles of my components')[0]).toBe('/b');
  });

  it('one that begins with the query comes before one that would be it but for a typo', () => {
    const index = openPages([
      { url: '/output', title: 'Output', sections: [['## output.dynamicImport', 'Says.']] },
      { url: '/module', title: 'Parser', sections: [['## parser.dynamicImportMode', 'Sets.']] },
    ]);
    expect(urlsFor(index, 'dynamicImportM')[0]).toBe('/module#parserdynamicimportmode');
  });
});
