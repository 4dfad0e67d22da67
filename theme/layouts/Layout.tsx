import { PageContext, useLocation, usePage } from '@rspress/core/runtime';
import { MissingPageNotice, Notices, SiteFooter } from '@rspress/core/theme';
import { type LayoutProps, Layout as OriginalLayout } from '@rspress/core/theme-original';
import { type ReactNode, use } from 'react';
import { markSlots } from '../../plugins/maintenance/slots/runtime/markSlots';
import { SlotsView } from '../../plugins/maintenance/slots/runtime/SlotsView';
import { PageEdits } from '../../plugins/pages/theme/runtime/PageEdits';
import { NOT_FOUND_LIST } from '../../plugins/serving/server/shared/notFoundPage';
import { FeedHead } from '../components/Feeds/Feeds';
import { useBackForward } from '../components/Link/useBackForward';
import { RouteAnnouncer } from '../components/RouteAnnouncer/RouteAnnouncer';
import { SeoHead } from '../components/SeoHead/SeoHead';
import { Shortcuts } from '../components/Shortcuts/Shortcuts';
import { TwinHead } from '../components/TwinHead/TwinHead';
import { useHydrated, useHydrationMark } from '../hooks/useHydrated';
import { useText } from '../hooks/useText';
import type { DocSlots } from '../parts';
import { parseRoute } from '../routes/address';
import { useSiteAddresses } from '../routes/usePageAddress';
import { useStableAddress } from '../routes/useStableAddress';
import { AfterTitle } from './AfterTitle';
import { filledSlots } from './filledSlots';
import './hiddenParts.css';

/**
 * Returns the route that the page was rendered for. Hosts with a single 404.html return it in every
 * language, and the first render in the browser has to match it.
 */
function renderedRoute(pathname: string): string {
  if (import.meta.env.SSR) return pathname;
  const list = document.querySelector<HTMLElement>(`[${NOT_FOUND_LIST}]`);
  return list?.dataset.notFound ?? pathname;
}

/**
 * Gives a missing page the version and language of its URL, ignoring case. If the server did not do
 * this, it happens right after hydration.
 */
function NotFoundLanguage({ children }: { children: ReactNode }) {
  const context = use(PageContext);
  const isHydrated = useHydrated();
  const site = useSiteAddresses();
  const { pathname } = useLocation();
  const is404 = context.data.pageType === '404';
  const { version, lang } = parseRoute(isHydrated ? pathname : renderedRoute(pathname), site);
  const value = is404 ? { ...context, data: { ...context.data, lang, version } } : context;
  return <PageContext.Provider value={value}>{children}</PageContext.Provider>;
}

/**
 * Returns where the skip link leads: to the target of the page's layout, to one that `Layout` adds, or
 * nowhere. Pages of custom content have no target of their own.
 */
function useSkipTarget(): 'own' | 'none' | 'ours' {
  const { page } = usePage();
  const { pageType, frontmatter } = page;
  if (pageType === 'blank') return 'none';
  if (pageType !== 'custom') return 'own';
  return frontmatter.navbar === false ? 'none' : 'ours';
}

function SkipLink() {
  const text = useText();
  if (useSkipTarget() === 'none') return null;
  return (
    <a className="lt-skip" href="#content">
      {text('skipToContent')}
    </a>
  );
}

function SkipTarget() {
  return useSkipTarget() === 'ours' ? <div id="content" tabIndex={-1} /> : null;
}

function Footer() {
  const { page } = usePage();
  const isHidden = page.pageType === 'blank' || page.frontmatter.footer === false;
  return isHidden ? null : <SiteFooter />;
}

/** The entire page: Rspress's layout with a skip link before it and the site's footer after it. */
export function Layout(props: LayoutProps & Pick<DocSlots, 'afterTitle'>) {
  const filled: typeof props = filledSlots(props);
  const slots = import.meta.env.DEV ? markSlots(filled, 'layout') : filled;
  const { top, bottom, afterNav, afterTitle, ...rest } = slots;
  useStableAddress();
  useBackForward();
  useHydrationMark();
  return (
    <NotFoundLanguage>
      <AfterTitle value={afterTitle}>
        <OriginalLayout
          {...rest}
          top={
            <>
              <SeoHead />
              <FeedHead />
              <TwinHead />
              {import.meta.env.DEV && <PageEdits />}
              {import.meta.env.DEV && <SlotsView />}
              <SkipLink />
              <RouteAnnouncer />
              {top}
            </>
          }
          afterNav={
            <>
              <MissingPageNotice />
              {afterNav}
              <SkipTarget />
            </>
          }
          bottom={
            <>
              {bottom}
              <Footer />
              <Notices />
              <Shortcuts />
            </>
          }
        />
      </AfterTitle>
    </NotFoundLanguage>
  );
}
