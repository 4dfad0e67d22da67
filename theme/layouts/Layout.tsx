import { PageContext, usePage, useSite } from '@rspress/core/runtime';
import { type LayoutProps, Layout as OriginalLayout } from '@rspress/core/theme-original';
import { type ReactNode, use, useMemo } from 'react';
import { FeedHead } from '../components/Feeds/Feeds';
import { useBackForward } from '../components/Link/useBackForward';
import { MissingPageNotice } from '../components/MissingPageNotice/MissingPageNotice';
import { RouteAnnouncer } from '../components/RouteAnnouncer/RouteAnnouncer';
import { SeoHead } from '../components/SeoHead/SeoHead';
import { SiteFooter } from '../components/SiteFooter/SiteFooter';
import { useHydrated } from '../hooks/useHydrated';
import { useText } from '../hooks/useText';
import { useStableAddress } from '../routes/useStableAddress';
import './hiddenParts.css';

/**
 * One 404.html serves every language, so the first render in the browser must agree with it; the
 * language of the address takes over right after hydration.
 */
function NotFoundLanguage({ children }: { children: ReactNode }) {
  const context = use(PageContext);
  const isHydrated = useHydrated();
  const { site } = useSite();
  const isServed = context.data.pageType === '404' && !isHydrated;
  const value = useMemo(() => {
    if (!isServed) return context;
    const data = { ...context.data, lang: site.lang, version: site.multiVersion.default ?? '' };
    return { ...context, data };
  }, [context, isServed, site]);
  return <PageContext.Provider value={value}>{children}</PageContext.Provider>;
}

function SkipLink() {
  const text = useText();
  return (
    <a className="lt-skip" href="#content">
      {text('skipToContent')}
    </a>
  );
}

function Footer() {
  const { page } = usePage();
  const isHidden = page.pageType === 'blank' || page.frontmatter.footer === false;
  return isHidden ? null : <SiteFooter />;
}

/** The whole page: Rspress's layout with a skip link before and the site's footer behind it. */
export function Layout({ top, bottom, afterNav, ...rest }: LayoutProps) {
  useStableAddress();
  useBackForward();
  return (
    <NotFoundLanguage>
      <OriginalLayout
        {...rest}
        top={
          <>
            <SeoHead />
            <FeedHead />
            <SkipLink />
            <RouteAnnouncer />
            {top}
          </>
        }
        afterNav={
          <>
            <MissingPageNotice />
            {afterNav}
          </>
        }
        bottom={
          <>
            {bottom}
            <Footer />
          </>
        }
      />
    </NotFoundLanguage>
  );
}
