import { usePage } from '@rspress/core/runtime';
import { Link, PageHeading } from '@rspress/core/theme';
import { renderInlineMarkdown } from '@rspress/core/theme-original';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef } from 'react';
import { useAddressState } from '../../hooks/useAddressState';
import { useEarlyText } from '../../hooks/useEarlyText';
import { useTextsOf } from '../../hooks/useTextsOf';
import { queryParameter } from '../../routes/queryParameter';
import { useLinkNavigate } from '../Link/useLinkNavigate';
import { HeadingText } from '../Outline/HeadingText';
import { countMatches, filterGroups, type OverviewGroup, type OverviewPage } from './filterGroups';
import { firstMatch } from './firstMatch';
import '../../ui/filterBar.css';
import './Overview.css';
import { overviewStrings } from './overviewStrings';
import { useOverviewGroups } from './useOverviewGroups';

/** The query parameter of the filter: `?q=split+chunks`. */
const FILTER = queryParameter('q');

export interface OverviewProps {
  /** The MDX of the page, shown above the list. */
  content?: ReactNode;
}

function PageEntry({ page }: { page: OverviewPage }) {
  return (
    <li className="lt-overview__page">
      <Link className="lt-overview__link" href={page.link} {...renderInlineMarkdown(page.text)} />
      {page.headings.length > 0 && (
        <ul className="lt-overview__headings">
          {page.headings.map(({ id, text }) => (
            <li key={id}>
              <Link className="lt-overview__heading" href={`${page.link}#${id}`}>
                <HeadingText text={text} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Group({ group }: { group: OverviewGroup }) {
  return (
    <section className="lt-overview__group">
      {group.name !== '' && <h2 {...renderInlineMarkdown(group.name)} />}
      <ul className="lt-overview__pages">
        {group.pages.map((page) => (
          <PageEntry key={page.link} page={page} />
        ))}
      </ul>
    </section>
  );
}

/** The pages of a section with their headings, and a field that filters them. */
export function Overview({ content }: OverviewProps) {
  const { page } = usePage();
  const text = useTextsOf(overviewStrings);
  const id = useId();
  const groups = useOverviewGroups();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useAddressState(FILTER);
  useEarlyText(input, setQuery);
  const follow = useLinkNavigate();
  const found = useMemo(() => filterGroups(groups, query), [groups, query]);
  const count = countMatches(found, query);

  function onKeyDown({ key, nativeEvent }: KeyboardEvent): void {
    const link = firstMatch(found, groups);
    if (key !== 'Enter' || nativeEvent.isComposing || query === '' || !link) return;
    void follow(link);
  }

  return (
    <div className="lt-overview">
      {content ?? <PageHeading title={page.title} />}
      <search className="lt-filter lt-overview__search">
        <label className="lt-filter__label" htmlFor={id}>
          {text('filter')}
        </label>
        <input
          ref={input}
          id={id}
          className="lt-filter__input"
          type="search"
          placeholder={text('filterPlaceholder')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <span className="lt-filter__count" role="status">
          {count > 0 && text('filterCount', { count })}
        </span>
      </search>
      <div role="status">
        {found.length === 0 && (
          <p className="lt-overview__empty">{text('filterEmpty', { query })}</p>
        )}
      </div>
      {found.map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </div>
  );
}
