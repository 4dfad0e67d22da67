import { type ReactNode, useState } from 'react';
import { useTextsOf } from '../../hooks/useTextsOf';
import { blockParts } from './blockParts';
import { compareStrings } from './compareStrings';
import { type Change, foldSame } from './compareTexts';
import type { InlinePart } from './inlineParts';
import { headingText, isCode } from './markdownBlocks';
import { splitLines } from './splitLines';
import type { Words } from './wordChanges';

const LABELS = { added: 'compareAdded', removed: 'compareRemoved' } as const;

function Styled({ text, style }: InlinePart) {
  if (style === 'code') return <code>{text}</code>;
  if (style === 'strong') return <strong>{text}</strong>;
  return text;
}

function Marked({ kind, children }: { kind: Words['kind']; children: ReactNode }) {
  if (kind === 'added') return <ins>{children}</ins>;
  if (kind === 'removed') return <del>{children}</del>;
  return children;
}

function classOf(text: string): string {
  if (isCode(text)) return 'lt-compare__block lt-compare__block--code';
  if (headingText(text)) return 'lt-compare__block lt-compare__block--heading';
  return 'lt-compare__block';
}

function Block({ change }: { change: Change }) {
  const text = useTextsOf(compareStrings);
  if (change.kind === 'changed') {
    return (
      <div className={classOf(change.block)} data-kind="changed">
        {change.words.flatMap(splitLines).map(({ kind, ...part }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity besides their index
          <Marked key={index} kind={kind}>
            <Styled {...part} />
          </Marked>
        ))}
      </div>
    );
  }
  return (
    <div className={classOf(change.text)} data-kind={change.kind}>
      {change.kind !== 'same' && (
        <span className="lt-compare__kind">{text(LABELS[change.kind])}</span>
      )}
      <Marked kind={change.kind}>
        {blockParts(change.text).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity besides their index
          <Styled key={index} {...part} />
        ))}
      </Marked>
    </div>
  );
}

function Blocks({ changes }: { changes: readonly Change[] }) {
  return changes.map((change, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity besides their index
    <Block key={index} change={change} />
  ));
}

function Folded({ changes, heading }: { changes: readonly Change[]; heading?: string }) {
  const text = useTextsOf(compareStrings);
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <Blocks changes={changes} />;
  return (
    <button type="button" className="lt-compare__fold" onClick={() => setIsOpen(true)}>
      <span>{text('compareUnchanged', { count: String(changes.length) })}</span>
      {heading && <span className="lt-compare__place">{heading}</span>}
    </button>
  );
}

/** Shows the differences between two pages in text order. Unchanged parts are collapsed. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  return foldSame(changes).map((part, index) =>
    part.kind === 'shown' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity besides their index
      <Blocks key={index} changes={part.changes} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity besides their index
      <Folded key={index} changes={part.changes} heading={part.heading} />
    ),
  );
}
