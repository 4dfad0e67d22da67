import { type DialogEdit, HOOKS } from './dialogEdit';

/** Edits of conversations, and of texts in them that cannot be translated otherwise. */
export const conversationEdits: readonly DialogEdit[] = [
  {
    name: 'the count of a tool is translated',
    find: '"found ",d," results"',
    replace: `${HOOKS}.useFound(d)`,
  },
  {
    name: 'a query that a tool has searched for stands in the quotes of the language',
    find: `" ",'"',l||"",'"'):`,
    replace: `" ",${HOOKS}.useQuotes()[0],l||"",${HOOKS}.useQuotes()[1]):`,
  },
  {
    name: 'and so does one that leads nowhere',
    find: `' "',l||"",'"')`,
    replace: `" ",${HOOKS}.useQuotes()[0],l||"",${HOOKS}.useQuotes()[1])`,
  },
  {
    name: 'and so does one that a tool searches for',
    find: `'"'.concat(n.input.query||"",'" ...')`,
    replace: `${HOOKS}.useQuotes()[0].concat(n.input.query||"",${HOOKS}.useQuotes()[1]," ...")`,
  },
  {
    name: 'what stands above answers is true of quotes and of a model',
    find: 'createElement(hu,{disclaimerText:o})',
    replace: `createElement(hu,{disclaimerText:${HOOKS}.useDisclaimer(l)})`,
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
    name: 'an answer ends with the dialog or the conversation that it is for',
    find: 't(function(){var e=g.current;if(null!==e)',
    replace: 't(function(){return function(){P()}},[P]),t(function(){var e=g.current;if(null!==e)',
  },
  {
    name: 'a question that was not answered says so when its error is no longer shown',
    find: 'O&&e.createElement("p",{className:"DocSearck-AskAiScreen-MessageContent-Stopped"},D)',
    replace: `(O||(!o||_&&"error"===s)&&!I.some(function(e){return"step-start"!==e.type}))&&e.createElement("p",{className:"DocSearck-AskAiScreen-MessageContent-Stopped"},O?D:${HOOKS}.useUnanswered())`,
  },
  {
    name: 'the field of the question keeps the focus while an answer arrives',
    find: 'disabled:q||H&&o.isAskAiActive',
    replace: 'readOnly:q,"aria-disabled":q||void 0,disabled:H&&o.isAskAiActive',
  },
  {
    name: 'and stays in the page, below the text that an answer arrives',
    find: 'F({className:"DocSearch-Input",ref:o.inputRef},W,{placeholder:J,hidden:Boolean(K)})',
    replace:
      'F({className:"DocSearch-Input".concat(q?" lt-visually-hidden":""),ref:o.inputRef},W,{placeholder:J,hidden:Boolean(K)&&!q})',
  },
  {
    name: 'spaces are no question',
    find: '!q&&o.state.query&&o.onAskAgain(',
    replace: '!q&&o.state.query.trim()&&o.onAskAgain(',
  },
  {
    name: 'the end of a long conversation is translated',
    find: '"to continue."',
    replace: `${HOOKS}.useToContinue()`,
  },
];
