import type { SiteFacts } from '../../support/siteFacts';
import { toInlineScript, toScriptValue } from './inlineScript';
import { VISITED_KEY } from './shared';

/**
 * Statements for an address that is not below the base. A page for missing pages that a host sends
 * there cannot run at it: its router knows addresses below the base only. Copies of the site that
 * archives and translators keep elsewhere are left alone, which have other states than 404.
 */
function leadBelow(base: string): string {
  if (base === '/') return '';
  return `
    var seen=performance.getEntriesByType('navigation')[0];
    if((path+'/').toLowerCase().indexOf(base.toLowerCase())!==0&&seen&&seen.responseStatus===404)
    return location.replace(location.origin+base+path.slice(1)+location.search+location.hash);
  `;
}

/**
 * Leads `/en/…` and `/v2/…` to the same page without the prefix of a default, on any host, before
 * anything is painted: no page has such an address, so this runs on the 404 page, or on the page
 * itself where the server or the rules of a static host send that. An address that names the
 * language is a choice, which is stored before the name is gone from the address. The origin is
 * written out because `/en//example.com` must stay on this host.
 */
export function defaultPrefixScript(site: SiteFacts): string {
  const lang = site.langs.includes(site.lang) ? site.lang.toLowerCase() : '';
  const version = site.versions.length > 0 ? site.version.toLowerCase() : '';
  if (lang === '' && version === '' && site.base === '/') return '';
  const others = site.versions.map((name) => name.toLowerCase()).filter((name) => name !== version);
  return toInlineScript(`
    var base=${toScriptValue(site.base)},path=location.pathname;
    ${leadBelow(site.base)}
    if(path.slice(0,base.length)!==base)return;
    var parts=path.slice(base.length).split('/'),count=parts.length;
    var is=function(at,name){return name!==''&&at<parts.length&&parts[at].toLowerCase()===name};
    if(is(0,${toScriptValue(version)}))parts.shift();
    var at=${toScriptValue(others)}.indexOf((parts[0]||'').toLowerCase())<0?0:1;
    if(is(at,${toScriptValue(lang)})){parts.splice(at,1);try{localStorage.setItem(${toScriptValue(VISITED_KEY)},'1')}catch(e){}}
    if(parts.length===count)return;
    if(parts.length===at)parts.push('');
    location.replace(location.origin+base+parts.join('/')+location.search+location.hash);
  `);
}
