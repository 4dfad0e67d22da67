import type { SearchClient } from 'lectern/plugins/search';

const client: SearchClient = {
  async search(requests) {
    const results = requests.map(async ({ params }) => {
      const { query, facetFilters, hitsPerPage, page } = params;
      const response = await fetch('https://search.example.com/sections', {
        method: 'POST',
        body: JSON.stringify({ query, filters: facetFilters, limit: hitsPerPage, page }),
      });
      if (!response.ok) throw new Error(`the engine responded with ${response.status}`);
      const { sections, total } = await response.json();
      return { hits: sections, nbHits: total };
    });
    return { results: await Promise.all(results) };
  },
};

export default client;
