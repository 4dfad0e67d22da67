import type { FilePlace, PartFact, PartFill } from '../shared';
import { fillLines } from './fillLines';

const placeText = ({ shown, line }: FilePlace) => `${shown}:${line}`;

/** Renders a text with names in backticks as code. */
const withCode = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={part}>{part}</code>));

/**
 * Describes who fills a slot: `reading-time (LongPage.tsx:1)`, `the theme of the site (theme/index.tsx:12)`
 */
const fillText = ({ plugin, ...place }: PartFill) =>
  `${plugin ?? 'the theme of the site'} (${placeText(place)})`;

/** Describes who fills a slot or replaces a part. */
function usedBy({ kind, fills }: PartFact, themeFile: string, isFilled: boolean): string {
  if (fills.length > 0) return fills.map(fillText).join(', ');
  if (kind === 'slot' && isFilled) return `the theme of the site (${themeFile})`;
  return 'nobody';
}

export interface PartDetailsProps {
  fact: PartFact;
  themeFile: string;
  /** Whether the slot has content on this page. */
  isFilled: boolean;
}

/** Shows the facts about a slot or part, and the code to fill or replace it. */
export function PartDetails({ fact, themeFile, isFilled }: PartDetailsProps) {
  const { name, kind, about, place } = fact;
  return (
    <>
      <p>
        <code>{name}</code> {withCode(about)}
      </p>
      <dl>
        <dt>Defined in</dt>
        <dd>{placeText(place)}</dd>
        <dt>{kind === 'slot' ? 'Filled by' : 'Replaced by'}</dt>
        <dd>{usedBy(fact, themeFile, isFilled)}</dd>
      </dl>
      {fillLines(fact, themeFile).map(({ file, code }) => (
        <figure key={code}>
          <figcaption>{file ?? 'or in a plugin, with definePlugin'}</figcaption>
          <pre>{code}</pre>
        </figure>
      ))}
    </>
  );
}
