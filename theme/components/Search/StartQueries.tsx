import { Icon } from '../../ui/icons';

export interface StartQueriesProps {
  title: string;
  queries: readonly string[];
  onChoose: (query: string) => void;
}

/** Suggested queries, shown while the query is empty and there are no recent searches. */
export function StartQueries({ title, queries, onChoose }: StartQueriesProps) {
  return (
    <div className="lt-search-start">
      <p className="lt-search-start__title">{title}</p>
      <ul className="lt-search-start__queries">
        {queries.map((query) => (
          <li key={query}>
            <button
              type="button"
              className="lt-search-start__query"
              onClick={() => onChoose(query)}
            >
              <Icon name="search" />
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
