import { toInlineScript, toScriptValue } from './inlineScript';
import { HYDRATED_EVENT } from './shared';

/** The most clicks that are kept: more are none that a reader counts. */
const MOST_KEPT = 10;

/** The button that a shortcut presses says so itself. */
const SEARCH_BUTTON = 'button[aria-keyshortcuts~="Control+K"]';

/**
 * Keeps clicks on buttons, and the keys that open the search, until the page is hydrated, and then
 * makes them again: before that a button is there to be seen and does nothing. Enter and the space
 * bar on a button are clicks, too. Links need no script. A click that React itself waits with is
 * still under way when the page tells that it is hydrated, and is left to it.
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
