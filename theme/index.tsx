/**
 * The entry point of the theme: Rspress's own exports, with the theme's components in place of those
 * with the same name. `parts.ts` describes the components, and `pluginTheme` adds the styles.
 */
export * from '@rspress/core/theme-original';

export { Breadcrumb } from './components/Breadcrumb/Breadcrumb';
export { Callout } from './components/Callout/Callout';
export { CodeBlock } from './components/CodeBlock/CodeBlock';
export { CodeGroup, CodeGroupTab } from './components/CodeGroup/CodeGroup';
export { Column, type ColumnProps, Columns } from './components/Columns/Columns';
export { DocContent } from './components/DocContent/DocContent';
export { getCustomMDXComponent } from './components/DocContent/mdxComponents';
export { DocFooter } from './components/DocFooter/DocFooter';
export { EditLink, ReportLink } from './components/EditLink/EditLink';
export { FeedLink } from './components/Feeds/Feeds';
export { ImageZoom } from './components/ImageZoom/ImageZoom';
export { LanguageNotice } from './components/LanguageNotice/LanguageNotice';
export { LastUpdated } from './components/LastUpdated/LastUpdated';
export { Link } from './components/Link/Link';
export { LocalLink } from './components/Link/LocalLink';
export { useLinkNavigate } from './components/Link/useLinkNavigate';
export { MenuBar } from './components/MenuBar/MenuBar';
export { MissingPageNotice } from './components/MissingPageNotice/MissingPageNotice';
export { AppearanceMenu as SwitchAppearance } from './components/Nav/AppearanceMenu';
export { Brand as NavTitle } from './components/Nav/Brand';
export { LanguageMenu } from './components/Nav/LanguageMenu';
export { MobileMenu as NavHamburger } from './components/Nav/MobileMenu';
export { Nav } from './components/Nav/Nav';
export { NavSections } from './components/Nav/NavSections';
export { VersionMenu } from './components/Nav/VersionMenu';
export { Notices } from './components/Notices/Notices';
export { Outline } from './components/Outline/Outline';
export { Overview } from './components/Overview/Overview';
export {
  PackageManagerTabs,
  type PackageManagerTabsProps,
} from './components/PackageManagerTabs/PackageManagerTabs';
export { PageActions } from './components/PageActions/PageActions';
export { PageFeedback } from './components/PageFeedback/PageFeedback';
export { PageHeading } from './components/PageHeading/PageHeading';
export { RelatedTools } from './components/RelatedTools/RelatedTools';
export { ScrollTable } from './components/ScrollTable/ScrollTable';
export { ScrollToTop } from './components/ScrollToTop/ScrollToTop';
export { Search } from './components/Search/Search';
export { Sidebar } from './components/Sidebar/Sidebar';
export { SiteFooter } from './components/SiteFooter/SiteFooter';
export { SocialLinks } from './components/SocialLinks/SocialLinks';
export { SourceCode, type SourceCodeProps } from './components/SourceCode/SourceCode';
export { Steps, type StepsProps } from './components/Steps/Steps';
export { Tab, type TabProps, Tabs, type TabsProps, type TabValue } from './components/Tabs/Tabs';
export { TranslationNotice } from './components/TranslationNotice/TranslationNotice';
export { VersionNotice } from './components/VersionNotice/VersionNotice';
export { Features as HomeFeature } from './home/Features';
export { Hero as HomeHero } from './home/Hero';
export { HeroPicture } from './home/HeroPicture';
export { HomeBody } from './home/HomeBody';
export { ToolGrid } from './home/ToolGrid';
export type { RelatedTool, RelatedToolGroup, ToolCard, ToolSection } from './home/toolOptions';
export { useCustomConfig } from './hooks/useCustomConfig';
export { useStorageValue } from './hooks/useStorageValue';
export { useThemeState } from './hooks/useThemeState';
export { DocLayout } from './layouts/DocLayout';
export { HomeLayout } from './layouts/HomeLayout';
export { Layout } from './layouts/Layout';
export { NotFoundLayout } from './layouts/NotFoundLayout';
export type { LayoutSlots, ThemeParts } from './parts';
export { useLocalLink } from './routes/useLocalLink';
export { useScrollAfterNav, useScrollReset } from './scroll/useScrollReset';
export { Popover, type PopoverProps } from './ui/Popover/Popover';
export { Tooltip, type TooltipProps } from './ui/Tooltip/Tooltip';
