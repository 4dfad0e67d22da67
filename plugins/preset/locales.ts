import type { SiteConfig } from '../building/site';

/** A language of the site, with its texts. */
export interface LocaleFacts {
  /** The language tag, such as `en`, which is also the name of the language's folder. */
  lang: string;
  /** The name of the language, written in that language, such as `English`. */
  label: string;
  /** The name of the site. @default the site setting of the same name */
  title?: string;
  /** A sentence that describes the site. @default the site setting of the same name */
  description?: string;
  /** The last line of every page, as HTML. @default `themeConfig.footer.message` */
  footer?: string;
}

type ThemeConfig = NonNullable<SiteConfig['themeConfig']>;

/** Rspress reads languages from two places. Other values of `themeConfig.locales` are kept. */
export function localeSettings(
  locales: readonly LocaleFacts[] | undefined,
  themeConfig: ThemeConfig | undefined,
): Pick<SiteConfig, 'locales' | 'themeConfig'> {
  const besides = themeConfig?.locales ?? [];
  if (!locales) return themeConfig ? { themeConfig } : {};
  return {
    locales: locales.map(({ lang, label }) => ({ lang, label })),
    themeConfig: {
      ...themeConfig,
      locales: locales.map(({ footer, ...facts }) => ({
        ...facts,
        ...(footer !== undefined && { footer: { message: footer } }),
        ...besides.find(({ lang }) => lang === facts.lang),
      })),
    },
  };
}
