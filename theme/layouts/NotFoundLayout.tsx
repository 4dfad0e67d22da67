import { Link } from '@rspress/core/theme';
import { inLanguage } from '../hooks/text';
import { useText } from '../hooks/useText';
import { formatRoute } from '../routes/address';
import { usePageAddress } from '../routes/usePageAddress';
import { Icon } from '../ui/icons';
import { notFoundStrings } from './notFoundStrings';
import './NotFoundLayout.css';

/** The server fills the list, and nothing changes it afterwards. */
const NOTHING = { __html: '' };

/** What a reader sees at an address without a page, with a way home in his language and version. */
export function NotFoundLayout() {
  const text = useText();
  const { version, lang, site } = usePageAddress();
  const home = formatRoute({ version, lang, rest: '/' }, site);
  return (
    <main id="content" className="lt-not-found" tabIndex={-1}>
      <p>404</p>
      <h1>{text('notFound')}</h1>
      <p>{text('notFoundHint')}</p>
      <ul
        data-not-found={home}
        aria-label={
          import.meta.env.SSR ? inLanguage(notFoundStrings.nearestPages, lang) : undefined
        }
        dangerouslySetInnerHTML={NOTHING}
      />
      <Link className="lt-button lt-button--primary" href={home}>
        {text('takeMeHome')}
        <Icon name="arrowRight" />
      </Link>
    </main>
  );
}
