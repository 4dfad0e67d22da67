import { EditLink, LastUpdated, Link, PageFeedback, ReportLink } from '@rspress/core/theme';
import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';
import { HeadingText } from '../Outline/HeadingText';
import type { SidebarPage } from '../Sidebar/sidebarTree';
import { useSectionSidebar } from '../Sidebar/useSectionSidebar';
import './DocFooter.css';

function Neighbor({ page, direction }: { page: SidebarPage; direction: 'previous' | 'next' }) {
  const text = useText();
  const isNext = direction === 'next';
  return (
    <Link
      className={`lt-doc-footer__page lt-doc-footer__page--${direction}`}
      href={page.link ?? ''}
      rel={isNext ? direction : 'prev'}
    >
      <span className="lt-doc-footer__direction">
        {!isNext && <Icon name="arrowLeft" />}
        {text(`${direction}Page`)}
        {isNext && <Icon name="arrowRight" data-forward />}
      </span>
      <span className="lt-doc-footer__title">
        <HeadingText text={page.text} />
      </span>
    </Link>
  );
}

/** The end of a page: the link to its source, the date of the last change, and links to adjacent pages. */
export function DocFooter() {
  const text = useText();
  const { previous, next } = useSectionSidebar();
  return (
    <footer className="lt-doc-footer">
      <PageFeedback />
      <div className="lt-doc-footer__source">
        <EditLink />
        <ReportLink />
        <LastUpdated />
      </div>
      {(previous || next) && (
        <nav className="lt-doc-footer__pages" aria-label={text('pagination')}>
          {previous && <Neighbor page={previous} direction="previous" />}
          {next && <Neighbor page={next} direction="next" />}
        </nav>
      )}
    </footer>
  );
}
