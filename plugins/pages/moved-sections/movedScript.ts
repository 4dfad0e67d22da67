import type { MovedSections } from '../../../theme/routes/movedSections';
import { toInlineScript, toScriptValue } from '../head-scripts/inlineScript';
import { minifyScript } from '../head-scripts/minifyScript';

/**
 * Returns a script that redirects readers with an old anchor before the page is loaded. It does not check whether
 * the page has the anchor, because the link check ensures that it does not.
 */
export function movedScript(entries: MovedSections): string {
  return toInlineScript(`
    var hash=location.hash.slice(1),ids=[hash],entries=${toScriptValue(entries)};
    if(!hash)return;
    try{ids.push(decodeURIComponent(hash))}catch(e){}
    ids.push(hash.replace(/\\./g,'').toLowerCase());
    ids.some(function(id){
      return entries.some(function(entry){
        var anchor=entry[0],target=entry[1].split('#'),length=anchor.length-1;
        var isMoved=anchor[length]==='*'?id.slice(0,length)===anchor.slice(0,length):id===anchor;
        if(isMoved)location.replace(target[0]+location.search+'#'+(target[1]||id));
        return isMoved;
      });
    });
  `);
}

/** Returns the script element of a page, or an empty string if no section was moved. */
export function movedTag(entries: MovedSections): string {
  return entries.length === 0 ? '' : `<script>${minifyScript(movedScript(entries))}</script>`;
}
