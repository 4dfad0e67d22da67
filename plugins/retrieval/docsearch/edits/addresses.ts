import type { DialogEdit, DialogTarget } from './dialogEdit';

/** Returns the code that sets a host of Algolia's client. Its `ev()` creates `protocol://url/path`. */
function hostCode(searchApi: string): string {
  const address = `new URL(${JSON.stringify(`${searchApi}/`)},location.href)`;
  return `(function(u){return[{url:u.host+u.pathname.replace(/\\/$/,""),accept:"readWrite",protocol:u.protocol.slice(0,-1)}]})(${address})`;
}

/** Edits of the hosts that the dialog connects to, and of its scripts. */
export function addressEdits({ askApi, searchApi }: DialogTarget): DialogEdit[] {
  const askCode = JSON.stringify(askApi);
  return [
    {
      name: 'Ask AI asks the site',
      find: '"https://askai.algolia.com/chat"',
      replace: askCode,
    },
    {
      name: 'Ask AI asks the site, in staging too',
      find: '"https://beta-chat-askai.algolia.com"',
      replace: askCode,
    },
    {
      name: 'Ask AI asks the site, as an agent too',
      find: '"https://".concat(e,".algolia.net/agent-studio/1")',
      replace: askCode,
    },
    {
      name: 'searches go to the site',
      find: 'hosts:fv(t)',
      replace: `hosts:${hostCode(searchApi)}`,
      isForeign: true,
    },
    {
      name: 'no script for analytics is fetched',
      find: '"https://cdn.jsdelivr.net/npm/search-insights@".concat(pe,"/dist/search-insights.min.js")',
      replace: '""',
      isForeign: true,
    },
    {
      name: 'no code is made of strings, which a strict policy refuses and reports',
      find: 'try{return new Function(""),!0}catch(e){return!1}',
      replace: 'return!1',
    },
  ];
}
