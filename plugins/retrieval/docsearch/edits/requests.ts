import { type DialogEdit, HOOKS } from './dialogEdit';

const NEW_TOKEN = 'function(){return zh({assistantId:n,useStagingEnv:s})}';

/** Edits of how failed requests to Ask AI are handled. */
export const requestEdits: readonly DialogEdit[] = [
  {
    name: 'a token that cannot be fetched says why',
    find: 'fetch("".concat(o,"/token"),',
    replace: `${HOOKS}.tokenFetch("".concat(o,"/token"),`,
  },
  {
    name: 'a question with a token that is not known is asked again with a new one',
    find: 'return new fh({api:s?an:un,headers:',
    replace: `return new fh({fetch:${HOOKS}.askFetch(${NEW_TOKEN}),api:s?an:un,headers:`,
  },
  {
    name: 'and so is a vote',
    find: 'fetch("".concat(d,"/feedback"),{',
    replace: `${HOOKS}.askFetch(${NEW_TOKEN})("".concat(d,"/feedback"),{`,
  },
];
