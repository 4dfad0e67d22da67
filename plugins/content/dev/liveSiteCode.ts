import { ownFile } from '../../support/ownFile';

/** The module that keeps the data in the browser. */
export const LIVE_DATA = ownFile(import.meta.url, 'runtime/liveData');

/** Accepts updates of a module, whose code then runs again. */
export const ACCEPT = 'import.meta.webpackHot?.accept();';

const EXPORT = /^export default /m;

/**
 * Makes browsers read the changed settings, sidebars and navbars of the site without loading the page again.
 *
 * @throws if the code of the module does not match that of Rspress 2.0
 */
export function withLiveSite(code: string): string {
  if (!EXPORT.test(code)) {
    throw new Error(
      '[content] the site data of Rspress has an unknown form → this version of Rspress is not supported; install the one in package.json',
    );
  }
  return `import { liveData } from ${JSON.stringify(LIVE_DATA)};
${code.replace(EXPORT, 'const siteData = ')}
export default liveData('site', siteData);
${ACCEPT}
`;
}
