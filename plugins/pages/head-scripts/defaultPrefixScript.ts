import type { SiteFacts } from '../../support/siteFacts';
import { toInlineScript, toScriptValue } from './inlineScript';
import { VISITED_KEY } from './shared';

/**
 * Returns statements for addresses that are not below the base. A 404 page that a host sends there
 * cannot run at such an address, because its router only knows addresses below the base. Copies of
 * the site in archives and translation services are left alone, because their status is not 404.
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
 * Returns a script that redirects `/en/…` and `/v2/…` to the same page without the default prefix,
 * on any host and before the first paint. No page has such an address, so the script runs on the
 * 404 page, or on the page itself if the server or the rules of a static host send that. An address
 * that names the language expresses a choice, which is stored before the name is removed from the
 * address. The origin is written out because `/en//example.com` must stay on this host.
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
