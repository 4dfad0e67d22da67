const WORDS = 'how to split chunks output path module federation css loader tree shaking'.split(
  ' ',
);
/** The maximum number of queries, characters per query and hits that the endpoint accepts. */
const [QUESTIONS, LETTERS, HITS] = [10, 512, 100];

/** The most expensive requests that the search endpoint accepts, and a typical one. */
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

/** Calls of all tools that are expensive. */
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
