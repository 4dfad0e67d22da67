import { type DialogEdit, HOOKS } from './dialogEdit';

/** Edits of the search and its results, including a place for our bar. */
export const resultEdits: readonly DialogEdit[] = [
  {
    name: 'the error stays until the next query, and is told on the screen alone',
    find: 'finally(function(){p("idle"),Ft&&',
    replace: `catch(${HOOKS}.takeShownFailure).finally(function(){"error"!==o.getState().status&&p("idle"),Ft&&`,
  },
  {
    name: 'the screen of an error knows the query',
    find: 'e.createElement(Ou,{translations:null==u?void 0:u.errorScreen})',
    replace:
      'e.createElement(Ou,{translations:null==u?void 0:u.errorScreen,query:a.state.query,refresh:a.refresh})',
  },
  {
    name: 'after an error the query can be asked again',
    find: 'e.createElement("p",{className:"DocSearch-Help"},o))',
    replace: `e.createElement("p",{className:"DocSearch-Help"},o),e.createElement(${HOOKS}.ErrorAction,{query:t.query,refresh:t.refresh}))`,
  },
  {
    name: 'a query without results stands in the quotes of the language',
    find: `i,' "',e.createElement("strong",null,u.state.query),'"')`,
    replace: `i," ",${HOOKS}.useQuotes()[0],e.createElement("strong",null,u.state.query),${HOOKS}.useQuotes()[1])`,
  },
  {
    name: 'queries are suggested where there are no results, once it is known that there are none',
    find: 'p=u.state.context.searchSuggestions;return e.createElement(',
    replace: `p=${HOOKS}.useSuggestions(u.state);return p&&e.createElement(`,
  },
  {
    name: 'a query of spaces is no query',
    find: 'if(!t){var a=function(e){var t=e.recentSearches',
    replace: 'if(!t.trim()){var a=function(e){var t=e.recentSearches',
  },
  {
    name: 'nor is it shown as one',
    find: 'a.state.query?a.hasCollections||',
    replace: 'a.state.query.trim()?a.hasCollections||',
  },
  {
    name: 'Enter goes to the first result, and asks where a question was written or nothing was found',
    find: '[].concat(f,I(e))',
    replace: `(${HOOKS}.ordered(t,f,I(e)))`,
  },
  {
    name: 'a clicked result that opens a tab is neither saved nor closes the dialog',
    find: 'Xe(e),Ye(e),Ru(t)||v()',
    replace: 'Xe(e),Ru(t)||(Ye(e),v())',
  },
  {
    name: 'nor is a result that the keyboard opens in a tab',
    find: 'h(t),Ru(n)||v()',
    replace: 'Ru(n)||(h(t),v())',
  },
  {
    name: 'nor a recent search',
    find: 'sourceId:"recentSearches",onSelect:function(e){var t=e.item,n=e.event;r(t),Ru(n)||u()',
    replace:
      'sourceId:"recentSearches",onSelect:function(e){var t=e.item,n=e.event;Ru(n)||(r(t),u())',
  },
  {
    name: 'nor a favorite',
    find: 'sourceId:"favoriteSearches",onSelect:function(e){var t=e.item,n=e.event;r(t),Ru(n)||u()',
    replace:
      'sourceId:"favoriteSearches",onSelect:function(e){var t=e.item,n=e.event;Ru(n)||(r(t),u())',
  },
  {
    name: 'as soon as there is a favorite, fewer recent searches are shown',
    find: 'limit:0===Oe.getAll().length?W:G',
    replace: 'limit:function(){return 0===Oe.getAll().length?W:G}',
  },
  {
    name: 'a limit may change while searches are read',
    find: 'a=u.getItem().slice(0,r);return{add:function(e){var t=e;t._highlightResult',
    replace: `a=u.getItem().slice(0,${HOOKS}.limitNow(r));return{add:function(e){var t=e;t._highlightResult`,
  },
  {
    name: 'and kept',
    find: 'a=a.slice(0,r),u.setItem(a)',
    replace: `a=a.slice(0,${HOOKS}.limitNow(r)),u.setItem(a)`,
  },
  {
    name: 'and shown',
    find: 'getAll:function(){return a}}}var oa',
    replace: `getAll:function(){return a=a.slice(0,${HOOKS}.limitNow(r))}}}var oa`,
  },
  {
    name: 'there is a place between the search field and the results',
    find: 'ft&&e.createElement("div",{className:"DocSearch-Dropdown",ref:me}',
    replace: `e.createElement(${HOOKS}.Bar,{state:ce,refresh:st,search:function(e){at.setQuery(e),st(),De.current.focus()},isAskAiActive:J}),ft&&e.createElement("div",{className:"DocSearch-Dropdown",ref:me}`,
  },
];
