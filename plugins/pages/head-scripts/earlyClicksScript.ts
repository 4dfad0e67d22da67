import { toInlineScript, toScriptValue } from './inlineScript';
import { HYDRATED_EVENT } from './shared';

/** The maximum number of clicks to replay. Nobody expects more than that. */
const MOST_KEPT = 10;

/** The maximum length of a query in the search dialog. */
const MOST_TYPED = 512;

/** The search button, recognized by its keyboard shortcut. */
const SEARCH_BUTTON = 'button[aria-keyshortcuts~="Control+K"]';

/**
 * Returns a script that records clicks on buttons, the keys that open the search, and what is typed
 * after that, until the page is hydrated, and then replays them. Before hydration, buttons are visible but do nothing.
 * Enter and the space bar on a button cause clicks, too. Links work without a script. A click that
 * React itself delays until hydration is still being dispatched at that time, and is left to React.
 */
export function earlyClicksScript(): string {
  return toInlineScript(`
    var kept=[],typed=[],capture={capture:true};
    function keep(event,button){if(button&&kept.length<${MOST_KEPT})kept.push([event,button])}
    function click(event){
      var target=event.target;
      keep(event,target.closest&&target.closest('button'));
    }
    function press(event){
      var key=event.key;
      var isShortcut=(event.ctrlKey||event.metaKey)&&!event.altKey&&!event.shiftKey&&key.toLowerCase()==='k';
      var isPlain=!event.ctrlKey&&!event.metaKey&&!event.altKey;
      var at=event.composedPath()[0];
      var field=at.closest&&at.closest('input,select,textarea,[contenteditable]');
      var pressed=at.closest&&key===' '&&at.closest('button,summary');
      var button=document.querySelector(${toScriptValue(SEARCH_BUTTON)});
      if(!button||event.defaultPrevented||event.isComposing||!(isShortcut||isPlain&&!field))return;
      var isOpening=kept.some(function(one){return one[1]===button});
      if(isShortcut||key==='/'&&!isOpening)keep(event,button);
      else if(isOpening&&typed.length<${MOST_TYPED}&&(key.length===1||key==='Backspace')&&!(pressed&&pressed!==button))typed.push(key);
      else return;
      event.preventDefault();
    }
    addEventListener('click',click,capture);
    addEventListener('keydown',press,capture);
    document.addEventListener(${toScriptValue(HYDRATED_EVENT)},function(){
      removeEventListener('click',click,capture);
      removeEventListener('keydown',press,capture);
      kept.forEach(function(one){if(one[0].eventPhase===0&&one[1].isConnected)one[1].click()});
      typed.forEach(function(key){dispatchEvent(new KeyboardEvent('keydown',{key:key,cancelable:true}))});
    },{once:true});
  `);
}
