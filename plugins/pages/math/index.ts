import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentOf } from '../../content/siteContent';
import type { SitePlugin } from '../../content/sitePlugin';
import { withPackages } from '../../support/optionalPackage';
import { addMath, mathFindings } from './addMath';
import type { MathOptions } from './options';
import { formulaRenderer } from './renderFormula';

const HERE = path.dirname(fileURLToPath(import.meta.url));

/** What a site installs for it. */
const PACKAGES = ['temml', 'remark-math'];

/**
 * Formulas in TeX, between dollar signs, as MathML: made when the site is built, shown by the browser
 * itself. In the Markdown of a page a formula stays TeX. Needs `temml` and `remark-math`.
 */
export function pluginMath({ singleDollar = true, macros }: MathOptions = {}): SitePlugin {
  return {
    name: 'lectern:math',
    async config(config) {
      const [{ default: temml }, { default: remarkMath }] = await withPackages(
        PACKAGES,
        '[math] a formula',
        () => Promise.all([import('temml'), import('remark-math')]),
      );
      const render = formulaRenderer(temml, macros);
      const styles = [
        createRequire(import.meta.url).resolve('temml/dist/Temml-Local.css'),
        path.join(HERE, '../../../theme/components/Math/Math.css'),
      ];
      const content = contentOf(config);
      content.addSyntax(`math ${singleDollar}`, [
        remarkMath,
        { singleDollarTextMath: singleDollar },
      ]);
      content.add((tree) => addMath(tree, render, styles));
      content.addTreeCheck((tree, page, file) => mathFindings(tree, page, file, render));
      return config;
    },
  };
}
