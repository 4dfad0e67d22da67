import type { SocialLink } from '@rspress/core';

/** How the services write themselves, where a capital letter is not enough. */
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
 * What a link of the navbar is called, for those who do not see its icon: the service, else the
 * host that it leads to, else its text.
 *
 * @param fallback the name of a link that says nothing about itself
 */
export function socialName({ icon, mode, content }: SocialLink, fallback: string): string {
  if (typeof icon === 'string') {
    const key = icon.toLowerCase();
    return SERVICE_NAMES[key] ?? `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
  }
  return hostOf(content) ?? (mode === 'text' ? content : fallback);
}
