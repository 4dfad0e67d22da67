import { toInlineScript } from './inlineScript';

/** How long the script waits after an error, in ms. By then, React has emptied the page if it will. */
const WAIT = 100;

/**
 * Returns a script that shows the page of the server again if an error of a script has emptied it. React does that if a
 * component fails, for example in a browser without `ResizeObserver` or `matchMedia`. The page then works as without
 * JavaScript: scripts of a parsed document do not run, and the contents of `noscript` are elements. It is the first
 * script, so that no error of another one precedes it.
 */
export function staticTextScript(): string {
  return toInlineScript(`
    addEventListener('error',()=>setTimeout(async()=>{
      var root=document.getElementById('__rspress_root');
      if(root&&!root.firstChild)document.body.replaceWith(new DOMParser().parseFromString(await(await fetch(location.href)).text(),'text/html').body);
    },${WAIT}));
  `);
}
