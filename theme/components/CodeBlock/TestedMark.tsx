import { isValidElement, type ReactNode } from 'react';
import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';

export interface TestedMarkProps {
  /** The `pre` of a code block: `pluginSamples` says there what the block was tested with. */
  block: ReactNode;
}

/** A tick in the bar of a code block that is built and checked with a release of the product. */
export function TestedMark({ block }: TestedMarkProps) {
  const text = useText();
  const isElement = isValidElement<{ 'data-tested-with'?: string }>(block);
  const version = isElement ? block.props['data-tested-with'] : undefined;
  if (!version) return null;
  const label = text('testedWith', { version });
  return (
    <span className="lt-code__tested" role="img" aria-label={label} title={label}>
      <Icon name="check" width={14} height={14} />
      <span>{label}</span>
    </span>
  );
}
