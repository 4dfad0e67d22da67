import { buildIndex } from '/work/trees/reader-28/plugins/retrieval/search/engine/build/buildIndex.ts';
import { openIndex } from '/work/trees/reader-28/plugins/retrieval/search/engine/openIndex.ts';
import { readDocs } from '/work/trees/reader-28/bench/search/readDocs.ts';
const Q = ["\u001b[31mERROR in ./src/index.js 3:0-24\u001b[39m\n  × Module not found: Can't resolve './Button' in '/home/me/app/src'\n   ╭─[3:0]\n", "Module not found: Error: Can't resolve 'react' in '/home/me/app/src'", 'Error: Conflict: Multiple chunks emit assets to the same filename main.js (chunks main and vendor)', 'ChunkLoadError: Loading chunk 42 failed.\n(error: https://cdn.example.com/static/js/42.a1b2c3.js)', "TypeError: Class constructor BannerPlugin cannot be invoked without 'new'", 'You may need an appropriate loader to handle this file type', "Module parse failed: Unexpected token (3:7)\nYou may need an appropriate loader to handle this file type, currently no loaders are configured to process this file."];
for (const lang of ['en', 'zh']) {
  const records = readDocs(`docs/v2/${lang}`, lang); const index = openIndex(buildIndex(records, { lang, version: 'v2' }));
  for (const query of Q) console.log(lang, query.slice(0, 50).replace(/\n/g, ' '), '→', index.find({ query, lang, version: 'v2', hitsPerPage: 6 }).hits.map((h) => h.url).join('  '));
}
