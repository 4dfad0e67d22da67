import { Link } from '@rspress/core/theme';
import { useSearchSettings } from '../components/Search/useSearchSettings';
import { inLanguage } from '../hooks/text';
import { useText } from '../hooks/useText';
import { formatRoute } from '../routes/address';
import { usePageAddress } from '../routes/usePageAddress';
import { Icon } from '../ui/icons';
import { notFoundStrings } from './notFoundStrings';
import './NotFoundLayout.css';

/** The server fills the list, and React does not change it. */
const NOTHING = { __html: '' };

/**
 * The list in the form that the server fills, with its accessible name and the text of a link to the
 * search.
 */
function ServedList({ home, lang }: { home: string; lang: string }) {
  const search = useSearchSettings();
  return (
    <ul
      data-not-found={home}
      data-search={search && inLanguage(notFoundStrings.searchWords, lang)}
      dangerouslySetInnerHTML={NOTHING}
      aria-label={inLanguage(notFoundStrings.nearestPages, lang)}
    />
  );
}

/** The page for URLs that do not exist, with a link to the home page of the version and language. */
export function NotFoundLayout() {
  const text = useText();
  const { version, lang, site } = usePageAddress();
  const home = formatRoute({ version, lang, rest: '/' }, site);
  return (
    <main id="content" className="lt-not-found" tabIndex={-1}>
      <p>404</p>
      <h1>{text('notFound')}</h1>
      <p>{text('notFoundHint')}</p>
      {import.meta.env.SSR ? (
        <ServedList home={home} lang={lang} />
      ) : (
        <ul data-not-found={home} dangerouslySetInnerHTML={NOTHING} />
      )}
      <Link className="lt-button lt-button--primary" href={home}>
        {text('takeMeHome')}
        <Icon name="arrowRight" />
      </Link>
    </main>
  );
}
