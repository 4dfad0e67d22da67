import { normalizeImagePath, useFrontmatter } from '@rspress/core/runtime';
import type { HeroFacts } from './Hero';

/**
 * The picture next to the hero's text, from `hero.picture` in the frontmatter. Renders nothing without
 * it.
 */
export function HeroPicture() {
  const { frontmatter } = useFrontmatter();
  const picture = (frontmatter.hero as HeroFacts | undefined)?.picture;
  return picture ? <img src={normalizeImagePath(picture.src)} alt={picture.alt ?? ''} /> : null;
}
