import { useSite } from '@rspress/core/runtime';
import type { RelatedToolsData } from '../../home/toolOptions';
import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';
import { useIntent } from '../../ui/intent/useIntent';
import { PopoverButton } from '../../ui/Popover/Popover';

/** The icon of the button, before and after the tools are loaded. */
export const toolsIcon = <Icon name="tools" width={18} height={18} />;

export interface RelatedToolsProps {
  /** The language of the texts. By default, it is determined by the path. */
  lang?: string;
}

/** A navbar button that opens the tools related to the product. Renders nothing if there are none. */
export function RelatedTools(props: RelatedToolsProps) {
  const text = useText();
  const { hasRelatedTools } = useSite().site.themeConfig as Partial<RelatedToolsData>;
  const { loaded, buttonProps } = useIntent<RelatedToolsProps>(
    () => import('./LoadedRelatedTools'),
  );
  if (!hasRelatedTools) return null;
  if (loaded) return <loaded.Part {...props} start={loaded.start} />;
  return <PopoverButton {...buttonProps} label={text('relatedTools')} trigger={toolsIcon} />;
}
