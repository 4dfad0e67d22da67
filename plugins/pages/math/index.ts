import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SitePlugin } from '../../content/sitePlugin';
import { definePlugin, type Syntax } from '../../define';
import { requirePackages, withPackages } from '../../support/optionalPackage';
import type { MathOptions } from './options';
import { formulaReader } from './readFormula';
import { formulaRenderer } from './renderFormula';

const HERE = path.dirname(fileURLToPath(import.meta.url));

/** The packages that a site must install. */
const PACKAGES = ['temml', 'remark-math'];
const NEEDS = '[math] a formula';

export type { MathOptions } from './options';

/**
 * Writes TeX formulas between dollar signs as MathML when the site is built, so that readers do not
 * load any code for them. In the Markdown of a page, formulas remain TeX. The plugin requires the
 * `temml` and `remark-math` packages.
 *
 * @param options the delimiters and macros
 * @throws an error in the build and on the dev server, with the file, the line and the part of each
 * formula that cannot be parsed
 * @throws if one of the packages is not installed, with the command that installs it
 */
export function pluginMath({ singleDollar = true, macros }: MathOptions = {}): SitePlugin {
  requirePackages(PACKAGES, NEEDS);
  let syntax: readonly Syntax[] = [];
  let read: ReturnType<typeof formulaReader>;
  const formulas = {
    styles: [
      createRequire(import.meta.url).resolve('temml/dist/Temml-Local.css'),
      path.join(HERE, '../../../theme/components/Math/Math.css'),
    ],
    read: (node: Parameters<typeof read>[0]) => read(node),
  };
  return definePlugin({
    name: 'lectern:math',
    async prepare() {
      const [{ default: temml }, { default: remarkMath }] = await withPackages(
        PACKAGES,
        NEEDS,
        () => Promise.all([import('temml'), import('remark-math')]),
      );
      syntax = [[remarkMath, { singleDollarTextMath: singleDollar }]];
      read = formulaReader(formulaRenderer(temml, macros));
    },
    syntax: () => syntax,
    replace: { inlineMath: formulas, math: formulas },
  });
}
