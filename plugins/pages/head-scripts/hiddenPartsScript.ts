import { toInlineScript, toScriptValue } from './inlineScript';
import { HIDDEN_PARTS_ATTRIBUTE, HIDEABLE_PARTS } from './shared';

/** Marks the document with the parts that the query hides, so that they are never painted. */
export function hiddenPartsScript(): string {
  return toInlineScript(`
    var query=new URLSearchParams(location.search);
    var hidden=${toScriptValue(HIDEABLE_PARTS)}.filter(function(part){return query.get(part)==='0'});
    if(hidden.length)document.documentElement.setAttribute(${toScriptValue(HIDDEN_PARTS_ATTRIBUTE)},hidden.join(' '));
  `);
}
