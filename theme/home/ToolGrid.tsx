import { normalizeImagePath, useFrontmatter, usePage } from '@rspress/core/runtime';
import { useId } from 'react';
import { Icon } from '../ui/icons';
import './ToolGrid.css';
import type { ToolCard, ToolSection, ToolSectionData } from './toolOptions';

const MARK_SIZE = 44;

function Card({ name, desc, logo, url, urlText }: ToolCard) {
  return (
    <li className="lt-tools__card">
      <img
        className="lt-tools__mark"
        src={normalizeImagePath(logo)}
        alt=""
        width={MARK_SIZE}
        height={MARK_SIZE}
        loading="lazy"
      />
      <h3 className="lt-tools__name">{name}</h3>
      <p className="lt-tools__desc">{desc}</p>
      <a
        className="lt-tools__link"
        href={url}
        target="_blank"
        rel="noopener"
        aria-label={`${name}: ${urlText}`}
      >
        {urlText}
        <Icon name="external" />
      </a>
    </li>
  );
}

/** The tools related to the product, from `tools` in the frontmatter or from the site's settings. */
export function ToolGrid() {
  const id = useId();
  const { page } = usePage();
  const { frontmatter } = useFrontmatter();
  const own = frontmatter.tools as ToolSection | undefined;
  const section = own ?? (page as ToolSectionData).toolSection;
  if (!section) return null;
  return (
    <section className="lt-tools" aria-labelledby={id}>
      <h2 id={id} className="lt-tools__heading">
        {section.heading}
      </h2>
      <p className="lt-tools__tagline">{section.tagline}</p>
      <ul className="lt-tools__list">
        {section.cards.map((card) => (
          <Card key={card.name} {...card} />
        ))}
      </ul>
    </section>
  );
}
