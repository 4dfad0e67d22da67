import { toInlineScript, toScriptValue } from './inlineScript';

/** How long the script waits after an error, in ms. By then, React has emptied the page if it will. */
const WAIT = 100;

/** What a page shows. React leaves the `link` elements of images in an emptied page. */
const CONTENT = '#__rspress_root>:not(link)';

/**
 * Returns a script that shows the page of the server again if an error of a script has emptied it. React does that if a
 * component fails, for example in a browser without `ResizeObserver` or `matchMedia`. The page then works as without
 * JavaScript: scripts of a parsed document do not run, and the contents of `noscript` are elements. It is the first
 * script, so that no error of another one precedes it. A page that is still arriving after an error is left alone.
 */
export function staticTextScript(): string {
  return toInlineScript(`
    var isFull=(page)=>page.querySelector(${toScriptValue(CONTENT)});
    addEventListener('error',()=>setTimeout(()=>
      isFull(document)||fetch(location).then((answer)=>answer.text()).then((text)=>{
        var page=new DOMParser().parseFromString(text,'text/html');
        if(!isFull(document)&&isFull(page))document.body.replaceWith(page.body);
      })
    ,${WAIT}));
  `);
}
