import {
  Breadcrumb,
  DocContent,
  DocFooter,
  type DocLayoutProps,
  LanguageNotice,
  MenuBar,
  Outline,
  Overview,
  Sidebar,
  TranslationNotice,
  VersionNotice,
} from '@rspress/core/theme';
import clsx from 'clsx';
import { use } from 'react';
import { markSlots } from '../../plugins/maintenance/slots/runtime/markSlots';
import { PageTransition } from '../components/PageTransition/PageTransition';
import { ServedSidebarData } from '../components/Sidebar/ServedSidebarData';
import type { DocSlots } from '../parts';
import { useShownLanguage } from '../routes/useShownLanguage';
import { AfterTitle } from './AfterTitle';
import './DocLayout.css';
import { usePageParts } from './usePageParts';

/**
 * A documentation page: sidebar, text and outline. A full replacement, because the slots do not give
 * access to the breakpoints of the original's sidebar and menu bar.
 */
export function DocLayout(props: DocLayoutProps & Pick<DocSlots, 'afterTitle'>) {
  const ofSite = use(AfterTitle);
  const given = { ...props, afterTitle: props.afterTitle ?? ofSite };
  const slots = import.meta.env.DEV ? markSlots(given, 'doc') : given;
  const parts = usePageParts();
  const shownLang = useShownLanguage();
  const content = <DocContent components={props.components} isOverviewPage={parts.isOverview} />;

  return (
    <>
      {slots.beforeDoc}
      <div
        className={clsx(
          'lt-doc',
          parts.sidebar && 'lt-doc--sidebar',
          parts.outline && 'lt-doc--outline',
          parts.isWide && 'lt-doc--wide',
        )}
      >
        <MenuBar />
        {parts.sidebar && (
          <div className="lt-doc__sidebar">
            {slots.beforeSidebar}
            <Sidebar />
            {slots.afterSidebar}
          </div>
        )}
        <main id="content" className="lt-doc__main" tabIndex={-1}>
          {slots.beforeDocContent}
          <Breadcrumb />
          <VersionNotice />
          <LanguageNotice />
          <TranslationNotice />
          <PageTransition>
            <div className="lt-prose rp-doc rspress-doc" lang={shownLang}>
              <AfterTitle value={slots.afterTitle}>
                {parts.isOverview ? <Overview content={content} /> : content}
              </AfterTitle>
            </div>
          </PageTransition>
          {slots.afterDocContent}
          {slots.beforeDocFooter}
          {parts.footer && <DocFooter />}
          {slots.afterDocFooter}
        </main>
        {parts.outline && (
          <aside className="lt-doc__outline">
            {slots.beforeOutline}
            <Outline />
            {slots.afterOutline}
          </aside>
        )}
      </div>
      {slots.afterDoc}
      <ServedSidebarData />
    </>
  );
}
