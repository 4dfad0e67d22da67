import type { TextParameters } from '../../hooks/text';
import type { allOptionsStrings } from './allOptionsStrings';
import type { OptionMark, OptionRow } from './optionRows';

/** The texts of the badges of an option. */
const MARK_TEXTS = {
  added: 'optionMarkAdded',
  type: 'optionMarkType',
  default: 'optionMarkDefault',
  removed: 'optionMarkRemoved',
  deprecated: 'optionMarkDeprecated',
  experimental: 'optionMarkExperimental',
} as const satisfies Record<OptionMark, keyof typeof allOptionsStrings>;

/** What the badges of an option say, in their order. */
export function markTexts(
  { marks, removedIn }: Pick<OptionRow, 'marks' | 'removedIn'>,
  version: string,
  text: (key: keyof typeof allOptionsStrings, parameters: TextParameters) => string,
): { mark: OptionMark; text: string }[] {
  return marks.map((mark) => {
    const of = mark === 'removed' ? (removedIn ?? version) : version;
    return { mark, text: text(MARK_TEXTS[mark], { version: of }) };
  });
}
