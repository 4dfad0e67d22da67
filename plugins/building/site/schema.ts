import type { UserConfig } from '@rspress/core';
import { z } from 'zod';
import { BASE_PATH } from '../../support/basePath';
import type { CustomThemeConfig } from '../../support/shared/customThemeConfig';
import type { KeepOldFiles } from '../output';

const localeName = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'a language tag such as "en"');
const versionName = z.string().regex(/^[\w.-]+$/, 'a folder name such as "v2"');

const locale = z.strictObject({
  lang: localeName,
  label: z.string().min(1),
  title: z.string().optional(),
  description: z.string().optional(),
  footer: z.string().optional(),
});

const socialLink = z.strictObject({
  icon: z.union([z.string(), z.strictObject({ svg: z.string() })]),
  mode: z.enum(['link', 'text', 'img', 'dom', 'github-stars']),
  content: z.string(),
});

const footer = z.strictObject({ message: z.string().optional() });

export const themeConfig = z.strictObject({
  darkMode: z
    .union([
      z.boolean(),
      z.enum(['light', 'dark', 'auto', 'force-light', 'force-dark', 'force-auto']),
    ])
    .optional(),
  search: z.boolean().optional(),
  socialLinks: z.array(socialLink).optional(),
  editLink: z
    .strictObject({ docRepoBaseUrl: z.url(), text: z.string().min(1).optional() })
    .optional(),
  lastUpdatedText: z.string().min(1).optional(),
  lastUpdated: z.union([z.boolean(), z.strictObject({ author: z.boolean() })]).optional(),
  enableAppearanceAnimation: z.boolean().optional(),
  enableContentAnimation: z.boolean().optional(),
  enableScrollToTop: z.boolean().optional(),
  /** `auto` is Rspress's name for `mobile`. */
  hideNavbar: z.enum(['always', 'mobile', 'never', 'auto']).optional(),
  fallbackHeadingTitle: z.boolean().optional(),
  localeRedirect: z.enum(['auto', 'never', 'only-default-lang']).optional(),
  footer: footer.optional(),
  locales: z
    .array(
      z.strictObject({
        ...locale.shape,
        footer: footer.optional(),
        editLink: z.strictObject({ text: z.string().min(1) }).optional(),
        lastUpdatedText: z.string().min(1).optional(),
        nav: z.unknown().optional(),
        sidebar: z.unknown().optional(),
      }),
    )
    .optional(),
  nav: z.unknown().optional(),
  sidebar: z.unknown().optional(),
  llmsUI: z.unknown().optional(),
  custom: z.record(z.string(), z.unknown()).optional(),
});

const passedOn = {
  builderConfig: z.unknown().optional(),
  globalStyles: z.unknown().optional(),
  globalUIComponents: z.unknown().optional(),
  head: z.unknown().optional(),
  i18nSource: z.unknown().optional(),
  i18nSourcePath: z.unknown().optional(),
  languageParity: z.unknown().optional(),
  llms: z.unknown().optional(),
  markdown: z.unknown().optional(),
  mediumZoom: z.unknown().optional(),
  replaceRules: z.unknown().optional(),
  search: z.unknown().optional(),
  ssg: z.unknown().optional(),
};

/** The options of `markdown` that belong to Rspress. */
export const MARKDOWN_KEYS = [
  'cjkFriendlyEmphasis',
  'crossCompilerCache',
  'defaultCodeOverflow',
  'defaultWrapCode',
  'extractDescription',
  'globalComponents',
  'image',
  'link',
  'rehypePlugins',
  'remarkPlugins',
  'shiki',
  'showLineNumbers',
] as const;

/** The schema of all settings of a site. Settings of Rspress that it does not check are passed on unchanged. */
export const siteSchema = z.strictObject({
  ...passedOn,
  root: z.string().min(1).default('docs'),
  outDir: z.string().min(1).optional(),
  keepOldFiles: z
    .strictObject({ days: z.number().min(0).optional(), builds: z.int().min(0).optional() })
    .optional(),
  themeDir: z.string().min(1).optional(),
  title: z.string().min(1).optional(),
  description: z.string().optional(),
  base: z
    .string()
    .regex(BASE_PATH, 'a path with a slash at both ends, such as "/docs/"')
    .default('/'),
  siteOrigin: z.url({ protocol: /^https?$/ }).optional(),
  logo: z.union([z.string(), z.strictObject({ light: z.string(), dark: z.string() })]).optional(),
  logoText: z.string().optional(),
  logoHref: z.string().optional(),
  icon: z.union([z.string(), z.instanceof(URL)]).optional(),
  lang: localeName.default('en'),
  locales: z.array(locale).optional(),
  multiVersion: z
    .strictObject({ default: versionName, versions: z.array(versionName).min(1) })
    .refine(({ default: current, versions }) => versions.includes(current), {
      path: ['default'],
      message: 'one of multiVersion.versions',
    })
    .optional(),
  route: z.looseObject({ cleanUrls: z.boolean().optional() }).optional(),
  themeConfig: themeConfig.optional(),
  plugins: z
    .array(
      z.custom<NonNullable<UserConfig['plugins']>[number]>(
        (plugin) => typeof (plugin as { name?: unknown })?.name === 'string',
        'a plugin: an object with a name',
      ),
    )
    .default([]),
} satisfies Record<keyof SiteConfig, z.ZodType>);

type ThemeConfig = NonNullable<UserConfig['themeConfig']>;
type LocaleConfig = NonNullable<ThemeConfig['locales']>[number];

/** Texts that a site can change, for all languages or for one. */
interface PageTexts {
  editLink?: { text?: string };
  /** The text before the date of the last change. @default 'Last Updated' */
  lastUpdatedText?: string;
}

/** The settings in `rspress.config.ts`: those of Rspress, and those that the theme adds. */
export type SiteConfig = Omit<UserConfig, 'themeConfig'> & {
  /** How long hashed files from earlier builds are kept. @default 7 days, 5 builds */
  keepOldFiles?: KeepOldFiles;
  themeConfig?: Omit<ThemeConfig, 'locales' | 'editLink' | 'hideNavbar'> &
    Omit<PageTexts, 'editLink'> & {
      /**
       * When the navbar disappears as readers scroll down. It reappears when they scroll up.
       * @default 'never'
       */
      hideNavbar?: 'always' | 'mobile' | 'never' | ThemeConfig['hideNavbar'];
      editLink?: ThemeConfig['editLink'] & PageTexts['editLink'];
      /**
       * Your own settings, for plugins and for theme parts that you replace or add. The values must be
       * valid in JSON. Theme parts read them with `useCustomConfig`.
       * @default none
       */
      custom?: CustomThemeConfig;
      locales?: (LocaleConfig & PageTexts & { footer?: ThemeConfig['footer'] })[];
    };
};
