import type { DialogEdit } from './dialogEdit';

/**
 * Edits of the stored lists. The dialog reads them when it opens, and writes them as a whole, so a dialog in another tab
 * would undo what was stored in the meantime. It reads them again before each change.
 */
export const storageEdits: readonly DialogEdit[] = [
  {
    name: 'a recent search or a favorite of another tab is kept when one is added',
    find: 'var n=w(t,aa),i=a.findIndex(',
    replace: 'var n=w(t,aa);a=u.getItem();var i=a.findIndex(',
  },
  {
    name: 'and when one is removed',
    find: 'u.setItem(a)},remove:function(e){a=a.filter(',
    replace: 'u.setItem(a)},remove:function(e){a=u.getItem().filter(',
  },
  {
    name: 'a conversation of another tab is kept when one is added or continued',
    find: 'var t=e.objectID,n=e.query,i=a.findIndex(',
    replace: 'var t=e.objectID,n=e.query;a=u.getItem();var i=a.findIndex(',
  },
  {
    name: 'and when an answer gets a vote',
    find: 'addFeedback:function(e,t){var n=a.find(',
    replace: 'addFeedback:function(e,t){a=u.getItem();var n=a.find(',
  },
  {
    name: 'and when one is removed',
    find: 'getAll:function(){return a},remove:function(e){a=a.filter(',
    replace: 'getAll:function(){return a},remove:function(e){a=u.getItem().filter(',
  },
];
