import { pageSections, treeParts } from '../../../content/sections/pageSections';
import { parseFile } from '../../../content/tree/parseFile';
import { TEST_SITE, writeSite } from '../../../serving/server/testing/testSite';
import { indexFiles } from '../output/indexFiles';
import type { PlaceRecords } from '../records';

/** Markup that must never be rendered as HTML. */
export const ATTACK = '<img src=x onerror=alert(1)>';

const PAGES: [route: string, lang: string, version: string, text: string][] = [
  [
    '/config/output',
    'en',
    'v2',
    '# Output\n\nWhere files go.\n\n## output.path\n\nThe directory that bundles are written to.\n\n## output.publicPath\n\nThe address of the bundles.',
  ],
  [
    '/config/optimization',
    'en',
    'v2',
    `# Optimization\n\n## splitChunks\n\nCuts a bundle into chunks, \`${ATTACK}\` among them.\n\n## \`${ATTACK}\` title`,
  ],
  ['/zh/config/output', 'zh', 'v2', '# 输出\n\n## output.path\n\n打包后的文件写入的目录。'],
  ['/v1/config/output', 'en', 'v1', '# Output\n\n## output.path\n\nThe old directory of bundles.'],
  ['/v1/zh/config/output', 'zh', 'v1', '# 输出\n\n## output.path\n\n旧的目录。'],
];

/** Returns the records of a small site below `/docs/`, with two versions and two languages. */
export function testRecords(): PlaceRecords[] {
  const places = new Map<string, PlaceRecords>();
  for (const [route, lang, version, text] of PAGES) {
    const place = places.get(version + lang) ?? { lang, version, records: [] };
    places.set(version + lang, place);
    const { tree } = parseFile(text, 'page.mdx');
    const title = /^# (.*)$/m.exec(text)?.[1] ?? '';
    const page = { url: `/docs${route}`, section: 'Config', title, lang, version };
    const parts = treeParts(tree, { file: 'page.mdx' });
    const sections = pageSections(page, parts);
    place.records.push(...sections.map((one) => ({ ...one, objectID: one.url, boost: 1 })));
  }
  return [...places.values()];
}

/** Writes the output of that site, and additional files for a test. */
export function writeSearchSite(
  files: Record<string, string | Uint8Array> = {},
  partsFrom?: number,
): string {
  const index = [...indexFiles(testRecords(), undefined, partsFrom)].map(({ name, content }) => [
    name,
    content,
  ]);
  return writeSite(
    { 'index.html': '<p>home</p>', ...Object.fromEntries(index), ...files },
    { ...TEST_SITE, title: 'Test docs', origin: 'https://docs.example', base: '/docs/' },
  );
}
