/**
 * The door of the theme: Rspress's own exports, ours in place of the ones with the same name, and
 * the styles last, so that they win.
 */
export * from '@rspress/core/theme-original';

export { Callout } from './components/Callout/Callout';
export { CodeBlock } from './components/CodeBlock/CodeBlock';
export { CodeGroup, CodeGroupTab } from './components/CodeGroup/CodeGroup';
export { Column, type ColumnProps, Columns } from './components/Columns/Columns';
export { DocContent } from './components/DocContent/DocContent';
export { DocFooter } from './components/DocFooter/DocFooter';
export { EditLink } from './components/EditLink/EditLink';
export { FeedLink } from './components/Feeds/Feeds';
export { LastUpdated } from './components/LastUpdated/LastUpdated';
export { Link } from './components/Link/Link';
export { useLinkNavigate } from './components/Link/useLinkNavigate';
export { Nav } from './components/Nav/Nav';
export { Outline } from './components/Outline/Outline';
export { Overview } from './components/Overview/Overview';
export {
  PackageManagerTabs,
  type PackageManagerTabsProps,
} from './components/PackageManagerTabs/PackageManagerTabs';
export { Search } from './components/Search/Search';
export { Sidebar } from './components/Sidebar/Sidebar';
export { SourceCode, type SourceCodeProps } from './components/SourceCode/SourceCode';
export type { RelatedTool, RelatedToolGroup, ToolCard, ToolSection } from './home/toolOptions';
export { useStorageValue } from './hooks/useStorageValue';
export { useThemeState } from './hooks/useThemeState';
export { DocLayout } from './layouts/DocLayout';
export { HomeLayout } from './layouts/HomeLayout';
export { Layout } from './layouts/Layout';
export { NotFoundLayout } from './layouts/NotFoundLayout';
export { useScrollAfterNav, useScrollReset } from './scroll/useScrollReset';
export { Popover, type PopoverProps } from './ui/Popover/Popover';
export { Tooltip, type TooltipProps } from './ui/Tooltip/Tooltip';

import './styles/index.css';
