const WORDS = 'how to split chunks output path module federation css loader tree shaking'.split(
  ' ',
);
/** As many questions as the endpoint takes at once, of as many letters, for as many hits. */
const [QUESTIONS, LETTERS, HITS] = [10, 512, 100];

/** The dearest questions that the search endpoint takes, and one as a reader asks it. */
export function searchBodies(): string[] {
  const long = WORDS.join(' ').repeat(10).slice(0, LETTERS);
  const dear = Array.from({ length: QUESTIONS }, (_, at) => ({
    indexName: 'docs',
    query: `${WORDS[at % WORDS.length]} ${long}`.slice(0, LETTERS),
    hitsPerPage: HITS,
    attributesToSnippet: ['content:50'],
  }));
  const plain = { indexName: 'docs', query: 'split chu', facetFilters: ['lang:en', 'version:v2'] };
  return [{ requests: dear }, { requests: [plain] }].map((body) => JSON.stringify(body));
}

/** Calls of every tool that needs work. */
export function toolCalls(): string[] {
  const calls = [
    { name: 'search_docs', arguments: { query: WORDS.join(' '), limit: 20 } },
    { name: 'list_pages', arguments: { limit: 200 } },
    { name: 'read_page', arguments: { page: '/config/optimisation' } },
  ];
  return calls.map((params, id) =>
    JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params }),
  );
}
