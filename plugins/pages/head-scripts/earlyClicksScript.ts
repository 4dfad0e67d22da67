import { toInlineScript, toScriptValue } from './inlineScript';
import { HYDRATED_EVENT } from './shared';

/** The maximum number of clicks to replay. Nobody expects more than that. */
const MOST_KEPT = 10;

/** The search button, recognized by its keyboard shortcut. */
const SEARCH_BUTTON = 'button[aria-keyshortcuts~="Control+K"]';

/**
 * Returns a script that records clicks on buttons, and the keys that open the search, until the
 * page is hydrated, and then replays them. Before hydration, buttons are visible but do nothing.
 * Enter and the space bar on a button cause clicks, too. Links work without a script. A click that
 * React itself delays until hydration is still being dispatched at that time, and is left to React.
 */
export function earlyClicksScript(): string {
  return toInlineScript(`
    var kept=[],capture={capture:true};
    function keep(event,button){if(button&&kept.length<${MOST_KEPT})kept.push([event,button])}
    function click(event){
      var target=event.target;
      keep(event,target.closest&&target.closest('button'));
    }
    function press(event){
      var isShortcut=(event.ctrlKey||event.metaKey)&&!event.altKey&&!event.shiftKey&&event.key.toLowerCase()==='k';
      var isSlash=event.key==='/'&&!event.ctrlKey&&!event.metaKey&&!event.altKey;
      var at=event.composedPath()[0];
      var field=at.closest&&at.closest('input,select,textarea,[contenteditable]');
      var button=document.querySelector(${toScriptValue(SEARCH_BUTTON)});
      if(!button||event.defaultPrevented||event.isComposing||!(isShortcut||isSlash&&!field))return;
      event.preventDefault();
      keep(event,button);
    }
    addEventListener('click',click,capture);
    addEventListener('keydown',press,capture);
    document.addEventListener(${toScriptValue(HYDRATED_EVENT)},function(){
      removeEventListener('click',click,capture);
      removeEventListener('keydown',press,capture);
      kept.forEach(function(one){if(one[0].eventPhase===0&&one[1].isConnected)one[1].click()});
    },{once:true});
  `);
}
