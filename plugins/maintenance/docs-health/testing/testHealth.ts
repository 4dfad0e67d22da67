import { dayOf } from '../../../retrieval/ask-ai/store/eventCount';
import type { StoredHealth } from '../../../retrieval/ask-ai/store/storedHealth';
import type { BuildFacts } from '../build/buildFacts';

export const NOW = Date.UTC(2026, 10, 20, 12);

const page = { title: '', lang: 'en', version: 'v2', html: 10_000, js: 100_000, css: 10_000 };

/** Facts of a small site with findings in every section. */
export const FACTS: BuildFacts = {
  title: 'Test docs',
  counts: true,
  checks: ['stale', 'options'],
  pages: [
    { ...page, route: '/guide/start', file: 'docs/v2/en/guide/start.mdx', title: 'Start' },
    {
      ...page,
      route: '/config/output',
      file: 'docs/v2/en/config/output.mdx',
      title: 'Output',
      edit: 'https://repo.example/output',
      html: 190_000,
    },
    {
      ...page,
      route: '/zh/config/output',
      file: 'docs/v2/zh/config/output.mdx',
      title: '输出',
      lang: 'zh',
    },
    { ...page, route: '/', file: 'docs/v2/en/index.mdx', title: 'Home' },
  ],
  findings: [
    { check: 'stale', file: 'docs/v2/zh/config/output.mdx', line: 9, message: 'a has changed' },
    { check: 'stale', file: 'docs/v2/zh/config/output.mdx', line: 12, message: 'b has changed' },
    { check: 'options', file: 'docs/v2/en/config/index.mdx', line: 1, message: 'x has no heading' },
  ],
  style: ':root { --lt-ink: #000; } .dark { color: red; }',
};

const question = { lang: 'en', version: 'v2', liked: 0, lastAskedAt: NOW, answer: '' };
const seen = { lang: 'en', version: 'v2', times: 4, from: [] };

/** Reader data of that site. */
export const STORED: StoredHealth = {
  questions: [
    {
      ...question,
      question: 'Where is the output?',
      times: 9,
      missing: 0,
      disliked: 1,
      sources: ['/docs/config/output#path'],
    },
    { ...question, question: 'How do I cook?', times: 3, missing: 3, disliked: 0, sources: [] },
  ],
  pages: [
    {
      page: '/config/output',
      lang: 'en',
      version: 'v2',
      helpful: 1,
      unhelpful: 7,
      texts: [
        { text: 'fine', isHelpful: true, saidAt: NOW },
        ...['6', '5', '4', '3', '2', '1'].map((text) => ({ text, isHelpful: false, saidAt: 1 })),
      ],
    },
    { page: '/guide/start', lang: 'en', version: 'v2', helpful: 1, unhelpful: 0, texts: [] },
  ],
  events: [
    { ...seen, kind: 'no-hit', name: 'qzxv' },
    { ...seen, kind: 'no-click', name: 'outputs' },
    { ...seen, kind: 'missing', name: '/gone', from: ['/guide/start', '/nowhere'] },
    { ...seen, kind: 'missing', name: '/zh/config/outputs', lang: 'zh' },
  ],
  days: [
    { name: 'missing', day: dayOf(NOW), times: 8 },
    { name: 'no-hit', day: dayOf(NOW) - 3, times: 4 },
  ],
};
