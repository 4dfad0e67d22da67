import { Link } from '@rspress/core/theme';
import { inLanguage } from '../hooks/text';
import { useText } from '../hooks/useText';
import { formatRoute } from '../routes/address';
import { usePageAddress } from '../routes/usePageAddress';
import { Icon } from '../ui/icons';
import { notFoundStrings } from './notFoundStrings';
import './NotFoundLayout.css';

/** The server names the list and fills it, and nothing changes it afterwards. */
const NOTHING = { __html: '' };

/** What a reader sees at an address without a page, with a way home in his language and version. */
export function NotFoundLayout() {
  const text = useText();
  const { version, lang, site } = usePageAddress();
  const home = formatRoute({ version, lang, rest: '/' }, site);
  const list = { 'data-not-found': home, dangerouslySetInnerHTML: NOTHING };
  return (
    <main id="content" className="lt-not-found" tabIndex={-1}>
      <p>404</p>
      <h1>{text('notFound')}</h1>
      <p>{text('notFoundHint')}</p>
      {import.meta.env.SSR ? (
        <ul {...list} aria-label={inLanguage(notFoundStrings.nearestPages, lang)} />
      ) : (
        <ul {...list} />
      )}
      <Link className="lt-button lt-button--primary" href={home}>
        {text('takeMeHome')}
        <Icon name="arrowRight" />
      </Link>
    </main>
  );
}
