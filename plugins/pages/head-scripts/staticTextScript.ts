import { toInlineScript } from './inlineScript';

/** How long the script waits after an error, in ms. By then, React has emptied the page if it will. */
const WAIT = 100;

/**
 * Returns a script that shows the page of the server again if an error of a script has emptied it. React does that if a
 * component fails, for example in a browser without `ResizeObserver` or `matchMedia`. The text and its links then work
 * as without JavaScript. It is the first script, so that no error of another one precedes it.
 */
export function staticTextScript(): string {
  return toInlineScript(`
    function root(page){return page.getElementById('__rspress_root')}
    addEventListener('error',function(){setTimeout(function(){
      var empty=root(document);
      if(!empty||empty.firstChild)return;
      fetch(location.href).then(function(answer){return answer.text()}).then(function(text){
        var written=root(new DOMParser().parseFromString(text,'text/html'));
        if(written&&!empty.firstChild)empty.innerHTML=written.innerHTML;
      });
    },${WAIT})});
  `);
}
