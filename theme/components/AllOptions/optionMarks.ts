import type { TextParameters } from '../../hooks/text';
import type { allOptionsStrings } from './allOptionsStrings';
import type { OptionMark, OptionRow } from './optionRows';

/** The texts of the badges of an option. */
const MARK_TEXTS = {
  added: 'optionMarkAdded',
  since: 'optionMarkSince',
  type: 'optionMarkType',
  default: 'optionMarkDefault',
  removed: 'optionMarkRemoved',
  deprecated: 'optionMarkDeprecated',
  experimental: 'optionMarkExperimental',
} as const satisfies Record<OptionMark, keyof typeof allOptionsStrings>;

/** Of which version a badge speaks. */
function versionOf(
  mark: OptionMark,
  { removedIn, since }: Pick<OptionRow, 'removedIn' | 'since'>,
  version: string,
): string {
  if (mark === 'removed') return removedIn ?? version;
  return mark === 'since' ? (since ?? version) : version;
}

/** What the badges of an option say, in their order. */
export function markTexts(
  { marks, ...row }: Pick<OptionRow, 'marks' | 'removedIn' | 'since'>,
  version: string,
  text: (key: keyof typeof allOptionsStrings, parameters: TextParameters) => string,
): { mark: OptionMark; text: string }[] {
  return marks.map((mark) => ({
    mark,
    text: text(MARK_TEXTS[mark], { version: versionOf(mark, row, version) }),
  }));
}

/** What an option is for, or what takes the place of one that is gone; in Markdown. */
export function aboutOf(
  { about, replacedBy }: Pick<OptionRow, 'about' | 'replacedBy'>,
  text: (key: keyof typeof allOptionsStrings, parameters: TextParameters) => string,
): string {
  const instead = replacedBy && text('optionReplacedBy', { name: `\`${replacedBy}\`` });
  // Chinese sentences stand without a space between them.
  return [about, instead].filter(Boolean).join(about?.endsWith('。') ? '' : ' ');
}
