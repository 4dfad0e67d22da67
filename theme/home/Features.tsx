import { useFrontmatter } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { useId } from 'react';
import { useTextsOf } from '../hooks/useTextsOf';
import { useLocalLink } from '../routes/useLocalLink';
import { homeStrings } from './homeStrings';
import './Features.css';

/** A card of `features` in the frontmatter of a home page. */
export interface FeatureFacts {
  title: string;
  details: string;
  link?: string;
}

/** The features of the product as cards, from the frontmatter. */
export function Features() {
  const text = useTextsOf(homeStrings);
  const localLink = useLocalLink();
  const id = useId();
  const { frontmatter } = useFrontmatter();
  const features = (frontmatter.features ?? []) as FeatureFacts[];
  if (features.length === 0) return null;
  return (
    <section className="lt-features" aria-labelledby={id}>
      <h2 id={id} className="lt-visually-hidden">
        {text('features')}
      </h2>
      <ul className="lt-features__list">
        {features.map(({ title, details, link }) => (
          <li key={title} className="lt-features__card">
            <h3 className="lt-features__title">
              {link ? (
                <Link className="lt-features__link" href={localLink(link)}>
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            <p className="lt-features__details">{details}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
