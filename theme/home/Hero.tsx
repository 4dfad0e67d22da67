import { normalizeImagePath, useFrontmatter } from '@rspress/core/runtime';
import { HeroPicture, Link } from '@rspress/core/theme';
import { PackageManagerTabs } from '../components/PackageManagerTabs/PackageManagerTabs';
import type { PackageCommand } from '../components/PackageManagerTabs/packageCommand';
import { useCopyTexts } from '../hooks/useCopyTexts';
import { useText } from '../hooks/useText';
import { useTextsOf } from '../hooks/useTextsOf';
import { useLocalLink } from '../routes/useLocalLink';
import { CopyButton } from '../ui/CopyButton/CopyButton';
import { Icon } from '../ui/icons';
import { homeStrings } from './homeStrings';
import './Hero.css';

/** The properties of `hero` in the frontmatter of a home page. */
export interface HeroFacts {
  /** The title of the page. */
  name?: string;
  /** The subtitle: what it is, in a line. */
  text?: string;
  /** The description below it. */
  tagline?: string;
  /** The logo before the title. */
  image?: { src: string; alt?: string };
  /** A picture beside the texts, or below them on a narrow window. */
  picture?: { src: string; alt?: string };
  /** What to type to try it: `npm create rspack@latest`; an object has a command for each package manager, in tabs. */
  command?: string | Exclude<PackageCommand, string>;
  actions?: { theme?: 'brand' | 'alt'; text?: string; link: string }[];
}

function Actions({ actions }: { actions: NonNullable<HeroFacts['actions']> }) {
  const text = useTextsOf(homeStrings);
  const localLink = useLocalLink();
  return (
    <div className="lt-hero__actions">
      {actions.map(({ theme = 'brand', text: label, link }) => (
        <Link
          key={link}
          className={theme === 'brand' ? 'lt-button lt-button--primary' : 'lt-button'}
          href={localLink(link)}
        >
          {label ?? text(theme === 'brand' ? 'getStarted' : 'learnMore')}
          {theme === 'brand' && <Icon name="arrowRight" />}
          {/^https?:/.test(link) && <Icon name="external" />}
        </Link>
      ))}
    </div>
  );
}

function Command({ command }: { command: NonNullable<HeroFacts['command']> }) {
  const text = useText();
  const copyTexts = useCopyTexts();
  if (typeof command !== 'string') return <PackageManagerTabs command={command} />;
  return (
    <p className="lt-hero__command">
      <span className="lt-hero__prompt" aria-hidden="true">
        $
      </span>
      <code>{command}</code>
      <CopyButton getText={() => command} label={text('copyCommand')} {...copyTexts} />
    </p>
  );
}

/** The first section of the home page: logo, title, description and links. */
export function Hero() {
  const { frontmatter } = useFrontmatter();
  const hero = frontmatter.hero as HeroFacts | undefined;
  if (!hero) return null;
  return (
    <section className="lt-hero">
      <div className="lt-hero__text">
        {hero.image && (
          <img
            className="lt-hero__logo"
            src={normalizeImagePath(hero.image.src)}
            alt={hero.image.alt ?? ''}
            width={72}
            height={72}
          />
        )}
        <h1 className="lt-hero__title">{hero.name}</h1>
        {hero.text && <p className="lt-hero__subtitle">{hero.text}</p>}
        {hero.tagline && <p className="lt-hero__description">{hero.tagline}</p>}
        {hero.actions && <Actions actions={hero.actions} />}
        {hero.command && <Command command={hero.command} />}
      </div>
      <div className="lt-hero__picture">
        <HeroPicture />
      </div>
    </section>
  );
}
