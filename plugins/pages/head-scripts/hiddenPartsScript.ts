import { toInlineScript, toScriptValue } from './inlineScript';
import { HIDDEN_PARTS_ATTRIBUTE, HIDEABLE_PARTS } from './shared';

/** Returns a script that marks the document with the parts that the query hides, before they are painted. */
export function hiddenPartsScript(): string {
  return toInlineScript(`
    var query=new URLSearchParams(location.search);
    var hidden=${toScriptValue(HIDEABLE_PARTS)}.filter(function(part){return query.get(part)==='0'});
    if(hidden.length)document.documentElement.setAttribute(${toScriptValue(HIDDEN_PARTS_ATTRIBUTE)},hidden.join(' '));
  `);
}
