import { type DialogEdit, HOOKS } from './dialogEdit';

/** What the search does otherwise, and a place for our bar. */
export const resultEdits: readonly DialogEdit[] = [
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
    name: 'Enter goes to the first result, and asks where a question was written or nothing was found',
    find: '[].concat(f,I(e))',
    replace: `(${HOOKS}.ordered(t,f,I(e)))`,
  },
  {
    name: 'there is a place between the search field and the results',
    find: 'ft&&e.createElement("div",{className:"DocSearch-Dropdown",ref:me}',
    replace: `e.createElement(${HOOKS}.Bar,{state:ce,refresh:st,isAskAiActive:J}),ft&&e.createElement("div",{className:"DocSearch-Dropdown",ref:me}`,
  },
];
