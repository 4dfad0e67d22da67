import type { SocialLink } from '@rspress/core';

/** The spelling of service names for which capitalization is not enough. */
const SERVICE_NAMES: Record<string, string> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  qq: 'QQ',
  wechat: 'WeChat',
  npm: 'npm',
};

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : undefined;
}

/**
 * Returns the accessible name of an icon link: the service, or else the host, or else its text.
 *
 * @param fallback the name of a link without any of these
 */
export function socialName({ icon, mode, content }: SocialLink, fallback: string): string {
  if (typeof icon === 'string') {
    const key = icon.toLowerCase();
    return SERVICE_NAMES[key] ?? `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  }
  return hostOf(content) ?? (mode === 'text' ? content : fallback);
}
