import { MDXProvider } from '@mdx-js/react';
import { Content, usePage, useSite } from '@rspress/core/runtime';
import { PageActions, PageHeading } from '@rspress/core/theme';
import { type ReactNode, use } from 'react';
import { AfterTitle } from '../../layouts/AfterTitle';
import { useShownLanguage } from '../../routes/useShownLanguage';
import { TitleWithActions } from '../PageHeading/TitleWithActions';
import { LocalAnchor } from './LocalAnchor';
import { type MdxComponents, mdxComponents } from './mdxComponents';
import { PageFault } from './PageFault';

export interface DocContentProps {
  /** MDX components of the site by element name. They take precedence over those of the theme. */
  components?: MdxComponents;
  isOverviewPage?: boolean;
  beforeDocContent?: ReactNode;
  afterDocContent?: ReactNode;
}

/**
 * Renders the MDX of the page, with the page's actions below its title. A full replacement, because
 * the original brings a style sheet and a library for anchors.
 */
export function DocContent(props: DocContentProps) {
  const { page } = usePage();
  const { site } = useSite();
  const afterTitle = use(AfterTitle);
  const anchor = useShownLanguage() ? { a: LocalAnchor } : undefined;
  const needsHeading =
    !props.isOverviewPage && !page.headingTitle && site.themeConfig.fallbackHeadingTitle !== false;
  return (
    <MDXProvider
      components={mdxComponents({ h1: TitleWithActions, ...anchor, ...props.components })}
    >
      {props.beforeDocContent}
      {needsHeading && <PageHeading title={page.title} />}
      {needsHeading && afterTitle}
      {needsHeading && <PageActions />}
      {import.meta.env.DEV ? (
        <PageFault>
          <Content />
        </PageFault>
      ) : (
        <Content />
      )}
      {props.afterDocContent}
    </MDXProvider>
  );
}
