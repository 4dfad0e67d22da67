import { SiteConfigError } from '../../building/site/fail';
import { buildEnvironment } from '../../support/buildInputs/environment';
import { checkedEnvironment, type Environment } from '../../support/checkedEnvironment';

/**
 * Returns the origin of the site from the environment variable `SITE_ORIGIN`.
 *
 * @returns `undefined` if it is not set
 * @throws {SiteConfigError} naming the variable, its value and what to write
 */
export function readSiteOrigin(env: Environment = buildEnvironment): string | undefined {
  const value = checkedEnvironment('seo', env).text('SITE_ORIGIN');
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && value.replace(/\/$/, '') === url.origin;
  if (isOrigin) return url.origin;
  throw new SiteConfigError(
    `[seo] SITE_ORIGIN is "${value}" → write the protocol and the host without a path, such as SITE_ORIGIN=https://docs.example.com; a path goes into base`,
  );
}
