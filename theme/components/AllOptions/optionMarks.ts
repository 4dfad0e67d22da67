import { differenceText } from '../../../plugins/reference/options/shared/differenceText';
import type { TextParameters } from '../../hooks/text';
import type { OptionMark, OptionRow } from './optionRows';
import type { optionTableStrings } from './optionTableStrings';

/** Returns a text of the table in the language of the page. */
export type TableText = (
  key: keyof typeof optionTableStrings,
  parameters?: TextParameters,
) => string;

/** The text keys of the badges. */
const MARK_TEXTS = {
  added: 'optionMarkAdded',
  since: 'optionMarkSince',
  type: 'optionMarkType',
  default: 'optionMarkDefault',
  removed: 'optionMarkRemoved',
  deprecated: 'optionMarkDeprecated',
  experimental: 'optionMarkExperimental',
  notInPeer: 'optionMarkNotInPeer',
  peerDefault: 'optionMarkPeerDefault',
  peerValues: 'optionMarkPeerValues',
} as const satisfies Record<OptionMark, keyof typeof optionTableStrings>;

/** Returns the version that the text of a badge refers to. */
function versionOf(
  mark: OptionMark,
  { removedIn, since }: Pick<OptionRow, 'removedIn' | 'since'>,
  version: string,
): string {
  if (mark === 'removed') return removedIn ?? version;
  return mark === 'since' ? (since ?? version) : version;
}

/** Returns the texts of the badges of an option, in order. */
export function markTexts(
  { marks, ...row }: Pick<OptionRow, 'marks' | 'removedIn' | 'since' | 'peer'>,
  version: string,
  text: TableText,
): { mark: OptionMark; text: string }[] {
  return marks.map((mark) => ({
    mark,
    text: text(MARK_TEXTS[mark], {
      version: versionOf(mark, row, version),
      name: row.peer?.name ?? '',
    }),
  }));
}

/**
 * Describes an option in Markdown: its purpose, the replacement of a removed option, and differences
 * in another package.
 */
export function aboutOf(
  { about, replacedBy, peer }: Pick<OptionRow, 'about' | 'replacedBy' | 'peer'>,
  lang: string,
  text: TableText,
): string {
  const instead = replacedBy && text('optionReplacedBy', { name: `\`${replacedBy}\`` });
  const differences = differenceText(peer, lang);
  const other = differences && text('optionInPeer', { name: peer?.name ?? '', differences });
  // Chinese sentences have no space between them.
  return [about, instead, other].filter(Boolean).join(about?.endsWith('。') ? '' : ' ');
}
