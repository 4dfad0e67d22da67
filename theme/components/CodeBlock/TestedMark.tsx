import { isValidElement, type ReactNode } from 'react';
import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';

export interface TestedMarkProps {
  /** The `pre` element of a code block. `pluginSamples` adds the versions that the block was tested with. */
  block: ReactNode;
}

/** A check mark in the bar of a code block that is built and tested with a release of the product. */
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
