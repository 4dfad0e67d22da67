import type { DarkMode } from '@rspress/core';
import { toInlineScript, toScriptValue } from './inlineScript';
import { APPEARANCE_KEY } from './shared';

/**
 * Returns a script that sets the appearance of the document before the first paint. It replaces
 * Rspress's script, which throws if storage is blocked and leaves the page light.
 */
export function appearanceScript(darkMode: DarkMode = true): string {
  const setting = typeof darkMode === 'boolean' ? (darkMode ? 'auto' : 'force-light') : darkMode;
  const isForced = setting.startsWith('force-');
  const readStored = `try{choice=localStorage.getItem(${toScriptValue(APPEARANCE_KEY)})}catch(e){}`;
  return toInlineScript(`
    var choice=null;
    ${isForced ? '' : readStored}
    if(choice!=='light'&&choice!=='dark'&&choice!=='auto')choice=${toScriptValue(setting.replace('force-', ''))};
    var isDark=choice==='auto'?typeof matchMedia==='function'&&matchMedia('(prefers-color-scheme: dark)').matches:choice==='dark';
    var root=document.documentElement;
    root.classList.toggle('dark',isDark);
    root.classList.toggle('rp-dark',isDark);
    root.style.colorScheme=isDark?'dark':'light';
  `);
}
