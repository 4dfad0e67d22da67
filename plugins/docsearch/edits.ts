import type { SearchSettings } from '../search/shared/settings';

/** Who answers the searches of a site. */
export type SearchEngineName = SearchSettings['engine'];

/** What the edits need to know of a site. */
export interface DialogTarget {
  engine: SearchEngineName;
  /** Where Ask AI is asked: a path of the site with its base, or a full address. */
  askApi: string;
  /** Where the `server` engine is: the site with its base, or a full address without a slash at its end. */
  searchApi: string;
}

/** A part of DocSearch's dialog, and what takes its place. */
export interface DialogEdit {
  /** What a reader has of it. */
  name: string;
  /** Must be in the file exactly once. */
  find: string;
  replace: string;
  /** Left out where Algolia is the engine. */
  isForeign?: boolean;
}

/** The name under which the edited file knows `runtime/hooks.ts`. */
export const HOOKS = '__lectern';

/** The code of a host of Algolia's client. `ev()` of the client writes `protocol://url/path`. */
function hostCode(searchApi: string): string {
  const address = `new URL(${JSON.stringify(`${searchApi}/`)},location.href)`;
  return `(function(u){return[{url:u.host+u.pathname.replace(/\\/$/,""),accept:"readWrite",protocol:u.protocol.slice(0,-1)}]})(${address})`;
}

/**
 * The edits of `DocSearchModal.js` of @docsearch/react 4.7.0. What no property of the dialog reaches:
 * the addresses of its maker, two errors in it, texts that cannot be translated, the roles that
 * assistive technology needs, and a place for our bar.
 */
export function dialogEdits({ askApi, searchApi }: DialogTarget): DialogEdit[] {
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
    {
      name: 'the error stays until the next query',
      find: 'finally(function(){p("idle"),Ft&&',
      replace: 'finally(function(){"error"!==o.getState().status&&p("idle"),Ft&&',
    },
    {
      name: 'queries are suggested where there are no results, once it is known that there are none',
      find: 'p=u.state.context.searchSuggestions;return e.createElement(',
      replace: `p=${HOOKS}.useSuggestions(u.state);return p&&e.createElement(`,
    },
    {
      name: 'the count of a tool is translated',
      find: '"found ",d," results"',
      replace: `${HOOKS}.useFound(d)`,
    },
    {
      name: 'reasoning is translated',
      find: '"Reasoning..."',
      replace: `${HOOKS}.useReasoning()`,
    },
    {
      name: 'a failed vote is translated',
      find: 'D.message||"An error occured"',
      replace: `${HOOKS}.useVoteError(D)`,
    },
    {
      name: 'a connection that fails is said in the language of the page',
      find: 'content:i.message,copyButtonText:""',
      replace: `content:${HOOKS}.useChatError(i),copyButtonText:""`,
    },
    {
      name: 'a link to the search is no source',
      find: 's=Wr(i[2]);s&&!n.has(s)&&',
      replace: `s=Wr(i[2]);s&&${HOOKS}.isSource(s)&&!n.has(s)&&`,
    },
    {
      name: 'Enter goes to the first result, and asks where a question was written or nothing was found',
      find: '[].concat(f,I(e))',
      replace: `(${HOOKS}.ordered(t,f,I(e)))`,
    },
    {
      name: 'an answer is told to assistive technology when it is complete',
      find: '{className:"DocSearch-AskAiScreen-ExchangesList"}',
      replace:
        '{className:"DocSearch-AskAiScreen-ExchangesList",role:"log","aria-busy":"submitted"===a.status||"streaming"===a.status}',
    },
    {
      name: 'an answer ends with the dialog or the conversation that it is for',
      find: 't(function(){var e=g.current;if(null!==e)',
      replace:
        't(function(){return function(){P()}},[P]),t(function(){var e=g.current;if(null!==e)',
    },
    {
      name: 'the button that stops an answer has a name',
      find: 'className:"DocSearch-Action DocSearch-StopStreaming",',
      replace: `className:"DocSearch-Action DocSearch-StopStreaming",title:${HOOKS}.useStop(),`,
    },
    {
      name: 'the button that copies code has the name that it shows',
      find: `'" aria-label="copy code">'`,
      replace: `'">'`,
    },
    {
      name: 'the menu of a conversation has a name',
      find: 'className:"DocSearch-Menu-trigger ".concat(u)',
      replace: `title:${HOOKS}.useMenu(),"aria-expanded":o,className:"DocSearch-Menu-trigger ".concat(u)`,
    },
    {
      name: 'the button that removes a conversation has a name',
      find: 'onClick:function(e){e.preventDefault(),e.stopPropagation(),r.conversations.remove(n),',
      replace: `title:${HOOKS}.useRemove(),onClick:function(e){e.preventDefault(),e.stopPropagation(),r.conversations.remove(n),`,
    },
    {
      name: 'a question that was not answered says so when its error is no longer shown',
      find: 'O&&e.createElement("p",{className:"DocSearck-AskAiScreen-MessageContent-Stopped"},D)',
      replace: `(O||(!o||_&&"error"===s)&&!I.some(function(e){return"step-start"!==e.type}))&&e.createElement("p",{className:"DocSearck-AskAiScreen-MessageContent-Stopped"},O?D:${HOOKS}.useUnanswered())`,
    },
    {
      name: 'the end of a long conversation is translated',
      find: '"to continue."',
      replace: `${HOOKS}.useToContinue()`,
    },
    {
      name: 'the dialog says that it is one',
      find: 'ot({"aria-expanded":!0})',
      replace: `${HOOKS}.useDialogProps()`,
    },
    {
      name: 'the dialog is no button',
      find: 'role:"button",tabIndex:0,onMouseDown:',
      replace: 'onMouseDown:',
    },
    {
      name: 'the head of the dialog is no banner',
      find: 'e.createElement("header",{className:"DocSearch-SearchBar"',
      replace: 'e.createElement("div",{className:"DocSearch-SearchBar"',
    },
    {
      name: 'the foot of the dialog is none of the page',
      find: 'e.createElement("footer",{className:"DocSearch-Footer"}',
      replace: 'e.createElement("div",{className:"DocSearch-Footer"}',
    },
    {
      name: 'the input is a combobox',
      find: '"aria-autocomplete":"both",',
      replace:
        'role:"combobox","aria-haspopup":"grid","aria-expanded":r.getState().isOpen&&r.getState().collections.some(function(e){return e.items.length>0}),"aria-autocomplete":"list",',
    },
    {
      name: 'results are a grid, for they hold links and buttons',
      find: 'role:"listbox"',
      replace: 'role:"grid"',
    },
    { name: 'a result is a row', find: 'role:"option"', replace: 'role:"row"' },
    {
      name: 'a grid is no list',
      find: 'e.createElement("ul",t.getListProps({source:t.collection.source}),t.collection.items.map',
      replace:
        'e.createElement("div",t.getListProps({source:t.collection.source}),t.collection.items.map',
    },
    {
      name: 'the grid of Ask AI is no list',
      find: 'e.createElement("ul",t.getListProps({source:t.collection.source}),e.createElement(xu',
      replace:
        'e.createElement("div",t.getListProps({source:t.collection.source}),e.createElement(xu',
    },
    {
      name: 'a row is no list item',
      find: 'e.createElement("li",F({className:["DocSearch-Hit"',
      replace: 'e.createElement("div",F({className:["DocSearch-Hit"',
    },
    {
      name: 'the row of Ask AI is no list item',
      find: 'e.createElement("li",F({className:"DocSearch-Hit"}',
      replace: 'e.createElement("div",F({className:"DocSearch-Hit"}',
    },
    {
      name: 'the row of Ask AI has a cell',
      find: '{className:"DocSearch-Hit--AskAI"}',
      replace: '{className:"DocSearch-Hit--AskAI",role:"gridcell"}',
    },
    {
      name: 'there is a place between the search field and the results',
      find: 'ft&&e.createElement("div",{className:"DocSearch-Dropdown",ref:me}',
      replace: `e.createElement(${HOOKS}.Bar,{state:ce,refresh:st,isAskAiActive:J}),ft&&e.createElement("div",{className:"DocSearch-Dropdown",ref:me}`,
    },
  ];
}
