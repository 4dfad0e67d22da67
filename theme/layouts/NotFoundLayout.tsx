import { Link } from '@rspress/core/theme';
import { useText } from '../hooks/useText';
import { formatRoute } from '../routes/address';
import { usePageAddress } from '../routes/usePageAddress';
import { Icon } from '../ui/icons';
import './NotFoundLayout.css';

/** What a reader sees at an address without a page, with a way home in his language and version. */
export function NotFoundLayout() {
  const text = useText();
  const { version, lang, site } = usePageAddress();
  return (
    <main id="content" className="lt-not-found" tabIndex={-1}>
      <p className="lt-not-found__code">404</p>
      <h1 className="lt-not-found__title">{text('notFound')}</h1>
      <p className="lt-not-found__hint">{text('notFoundHint')}</p>
      <Link
        className="lt-button lt-button--primary"
        href={formatRoute({ version, lang, rest: '/' }, site)}
      >
        {text('takeMeHome')}
        <Icon name="arrowRight" />
      </Link>
    </main>
  );
}
