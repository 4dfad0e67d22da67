import { packageCommands } from '../../../../theme/components/PackageManagerTabs/packageCommand';
import type { FeatureFacts } from '../../../../theme/home/Features';
import type { HeroFacts } from '../../../../theme/home/Hero';
import type { ToolSection } from '../../../../theme/home/toolOptions';
import { fencedCode } from '../../../content/tree/codeBlock';
import { formTools } from '../../../content/tree/components';
import { marker } from '../../../content/tree/markers';

const { image, text } = formTools;
const link = (href: string) => marker('link', href);

function joined(parts: readonly (string | undefined | false)[]): string {
  return parts.filter(Boolean).join('\n\n');
}

function commandBlocks(command: HeroFacts['command'] = {}): string[] {
  if (typeof command === 'string') return [fencedCode(command, 'sh')];
  return packageCommands(command).map((one) => fencedCode(one.command, 'sh', one.name));
}

/** Renders the hero of a home page. */
export function heroMarkdown(hero: HeroFacts): string {
  const actions = (hero.actions ?? []).map(({ text: label, theme = 'brand', link: href }) => {
    const said = label ?? text(theme === 'brand' ? 'getStarted' : 'learnMore');
    return `- [${said}](${link(href)})`;
  });
  return joined([
    hero.image && `![${hero.image.alt ?? ''}](${image(hero.image.src)})`,
    hero.name && `# ${hero.name}`,
    hero.text && `**${hero.text}**`,
    hero.tagline,
    actions.join('\n'),
    ...commandBlocks(hero.command),
  ]);
}

/** Renders the feature cards of a home page. */
export function featuresMarkdown(features: readonly FeatureFacts[]): string {
  if (features.length === 0) return '';
  const cards = features.map(({ title, details, link: href }) =>
    joined([`### ${href ? `[${title}](${link(href)})` : title}`, details]),
  );
  return joined([`## ${text('features')}`, ...cards]);
}

/** Renders the tool cards of a home page. */
export function toolsMarkdown({ heading, tagline, cards }: ToolSection): string {
  const shown = cards.map(({ name, desc, url, urlText }) =>
    joined([`### ${name}`, desc, `[${urlText}](${url})`]),
  );
  return joined([`## ${heading}`, tagline, ...shown]);
}
