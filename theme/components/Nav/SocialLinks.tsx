import { useSite } from '@rspress/core/runtime';
import { SocialLinks as OriginalSocialLinks } from '@rspress/core/theme-original';

/** The site's links elsewhere; nothing where there are none. */
export function SocialLinks() {
  const { site } = useSite();
  if (!site.themeConfig.socialLinks?.length) return null;
  return <OriginalSocialLinks />;
}
