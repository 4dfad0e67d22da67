import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';

const here = path.dirname(fileURLToPath(import.meta.url));

/**
 * Styles for pages without scripts: buttons that would do nothing are hidden, and menus become
 * links and disclosures.
 */
const STYLES = path.join(here, '../../../theme/styles/without-scripts.css');

const BODY = '<body>';

/** Returns the name of the file in the output: `static/css/plain.0123456789.css`. */
function outputName(styles: string): string {
  const hash = createHash('sha256').update(styles).digest('hex').slice(0, 10);
  return `static/css/plain.${hash}.css`;
}

/** Adds the styles of pages without scripts. Browsers that run scripts never load them. */
export const withoutScriptsPlugin: RsbuildPlugin = {
  name: 'lectern:without-scripts',
  setup(api) {
    const styles = readFileSync(STYLES, 'utf8');
    const name = outputName(styles);
    api.processAssets(
      { stage: 'additional', environments: ['web'] },
      ({ compilation, sources }) => {
        compilation.emitAsset(name, new sources.RawSource(styles));
      },
    );
    // The link is in the body, because Rspress sorts the head and would move the link out of its
    // element.
    api.modifyHTML((html, { compilation }) => {
      if (!html.includes(BODY)) throw new Error(`[theme] the HTML template has no ${BODY}`);
      const address = `${String(compilation.outputOptions.publicPath)}${name}`;
      return html.replace(
        BODY,
        () => `${BODY}<noscript><link href="${address}" rel="stylesheet"></noscript>`,
      );
    });
  },
};
