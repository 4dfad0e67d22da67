import { toInlineScript, toScriptValue } from './inlineScript';
import { HYDRATED_EVENT } from './shared';

/** The button of the menu that brings the comparison of versions, which reads the address itself. */
const MORE_BUTTON = '.lt-actions__more';

/**
 * Brings the part that an address asks for, as `?compare=v1` does: once the page is hydrated its button
 * is told that the pointer has reached it, which React keeps for a button that it has yet to hydrate.
 * Pages that nobody compares load nothing for it.
 */
export function askedPartScript(): string {
  return toInlineScript(`
    if(/[?&]compare=./.test(location.search))document.addEventListener(${toScriptValue(HYDRATED_EVENT)},function(){
      var button=document.querySelector(${toScriptValue(MORE_BUTTON)});
      if(button)button.dispatchEvent(new PointerEvent('pointerover',{bubbles:true}));
    },{once:true});
  `);
}
