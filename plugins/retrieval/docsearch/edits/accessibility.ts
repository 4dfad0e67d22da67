import { type DialogEdit, HOOKS } from './dialogEdit';

/** Edits for assistive technology: roles and names. */
export const accessibilityEdits: readonly DialogEdit[] = [
  {
    name: 'an answer is told to assistive technology when it is complete',
    find: '{className:"DocSearch-AskAiScreen-ExchangesList"}',
    replace:
      '{className:"DocSearch-AskAiScreen-ExchangesList",role:"log","aria-busy":"submitted"===a.status||"streaming"===a.status}',
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
    name: 'the dialog says that it is one',
    find: 'ot({"aria-expanded":!0})',
    replace: `${HOOKS}.useDialogProps()`,
  },
  {
    name: 'an answer that scrolls can be scrolled by keyboard',
    find: 'e.createElement("div",{className:"DocSearch-Dropdown",ref:me}',
    replace: 'e.createElement("div",{className:"DocSearch-Dropdown",tabIndex:J?0:void 0,ref:me}',
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
    name: 'the input names a result only where results are shown',
    find: 'W=k(k({},M),{},',
    replace: `W=k(k({},${HOOKS}.fieldProps(M,!o.isAskAiActive&&"error"!==o.state.status)),{},`,
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
];
