import { expect, test } from 'vitest';
import { recordsOf } from './engine/testing/records';
import { effectLines, synonymEffects } from './synonymEffects';

const records = recordsOf([
  { url: '/output', title: 'Output', sections: [['## output.path', 'Where bundles are written.']] },
  { url: '/proxy', title: 'Proxy', prose: 'Sends requests to another server.' },
  { url: '/backend', title: 'Behind Django', prose: 'Serve pages from a backend in Python.' },
  { url: '/cache', title: 'Cache', prose: 'Builds faster.' },
]).map((record) => ({
  ...record,
  questions:
    record.url === '/output#outputpath'
      ? ['change the outdir']
      : record.url === '/backend'
        ? ['backend pages']
        : [],
}));
const synonyms = { en: { outdir: ['output path'], backend: ['proxy'], bundler: ['cache'] } };

test('the effect of a synonym lists the questions that it helps and hurts', () => {
  const effects = synonymEffects({ records, synonyms });
  const [outdir, backend, bundler] = effects;
  expect(outdir).toMatchObject({
    lang: 'en',
    version: 'v2',
    synonym: 'outdir',
    helps: [{ question: 'change the outdir', url: '/output#outputpath', without: null, with: 1 }],
    hurts: [],
  });
  expect(backend?.hurts.length).toBe(
    backend?.hurts.filter((each) => (each.with ?? 99) > (each.without ?? 99)).length,
  );
  expect(bundler).toMatchObject({ helps: [], hurts: [], unchanged: 0 });
  expect(effectLines(effects)).toContain(
    '    not found → place 1: "change the outdir" (/output#outputpath)',
  );
});

test('a synonym that leads away from the answer hurts', () => {
  const led = { en: { backend: ['proxy'] } };
  const asked = records.map((record) => ({
    ...record,
    questions: record.url === '/backend' ? ['backend'] : [],
  }));
  const [effect] = synonymEffects({ records: asked, synonyms: led });
  expect(effect).toMatchObject({ helps: [], hurts: [{ without: 1, with: 2 }] });
});

test('without synonyms the report states that', () => {
  expect(effectLines(synonymEffects({ records, synonyms: {} }))).toEqual([
    'The last build has no synonyms.',
  ]);
});
