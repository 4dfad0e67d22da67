import type { RelatedTool, RelatedToolGroup } from '../../home/toolOptions';

export type ToolLanguage = 'en' | 'zh';

/**
 * Returns the language of the tools: Chinese for a `lang` such as `zh` or `zh-CN`. Without `lang`, it
 * is Chinese for a path with a segment `zh` (`/v1/zh/guide`, not `/zhang`).
 */
export function toolLanguage(lang: string | undefined, pathname: string): ToolLanguage {
  if (lang) return /^zh\b/i.test(lang) ? 'zh' : 'en';
  return pathname.split('/').includes('zh') ? 'zh' : 'en';
}

/** Returns the title of a group in a language. */
export function groupTitle({ title, titleEn }: RelatedToolGroup, lang: ToolLanguage): string {
  return lang === 'zh' ? title : (titleEn ?? title);
}

/** Returns the description and URL of a tool in a language. The English ones are never used for Chinese. */
export function toolText(tool: RelatedTool, lang: ToolLanguage): { desc: string; url: string } {
  if (lang === 'zh') return { desc: tool.desc, url: tool.url };
  return { desc: tool.descEn ?? tool.desc, url: tool.urlEn ?? tool.url };
}
