import { usePage } from '@rspress/core/runtime';
import { useHydrated } from '../../hooks/useHydrated';
import { usePageTexts } from '../../hooks/usePageTexts';
import { formatMoment } from './formatMoment';
import './LastUpdated.css';

/** The date of the page's last change, in the reader's locale and time zone. */
export function LastUpdated() {
  const { lastUpdatedTime } = usePage().page;
  const isHydrated = useHydrated();
  const texts = usePageTexts();
  if (!lastUpdatedTime) return null;
  return (
    <p className="lt-last-updated">
      {texts.lastUpdated}{' '}
      <time dateTime={lastUpdatedTime}>
        {isHydrated ? formatMoment(lastUpdatedTime) : lastUpdatedTime.slice(0, 10)}
      </time>
    </p>
  );
}
