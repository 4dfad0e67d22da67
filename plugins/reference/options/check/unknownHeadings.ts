import type { Finding } from '../../../support/finding';
import type { OptionsData } from '../optionData';
import type { PageHeading } from '../pageHeadings';
import { finding, type OptionPage } from './pageOptions';

const DOTTED = /^[A-Za-z_$][\w$]*(?:\.[\w$/*[\]-]+)+$/;
const SINGLE = /^[a-z_$][\w$]*$/;
/** Matches a class, which is not an option: `node.NodeTargetPlugin`. */
const CLASS = /(?:^|\.)[A-Z]\w*$/;

/** Whether a heading looks like the name of an option: `output.path`, `minSize`. */
function isOptionLike({ text }: PageHeading, isInside: boolean): boolean {
  if (CLASS.test(text)) return false;
  return DOTTED.test(text) || (SINGLE.test(text) && (!isInside || /[A-Z]/.test(text)));
}

/** Finds headings of options that the package does not have, on pages that document options. */
export function unknownHeadings(pages: readonly OptionPage[], data: OptionsData): Finding[] {
  return pages.flatMap(({ page, headings, roots }) => {
    const open: PageHeading[] = [];
    return headings.flatMap((heading) => {
      while ((open.at(-1)?.depth ?? 0) >= heading.depth) open.pop();
      const isInside = open.some(({ path }) => path !== undefined);
      open.push(heading);
      if (heading.path || !isOptionLike(heading, isInside)) return [];
      return [
        finding(
          page,
          heading.line,
          `${data.package} ${data.version} has no option “${heading.text}” below ${roots.join(' or ')} → correct the name, remove the section, or write ${heading.text}() if it is a method`,
        ),
      ];
    });
  });
}
