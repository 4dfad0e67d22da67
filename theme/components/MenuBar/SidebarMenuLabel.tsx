import { parseInlineMarkdownText } from '@rspress/core/theme-original';
import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';
import { useSectionSidebar } from '../Sidebar/useSectionSidebar';

/** The content of the sidebar button: the path to the page. */
export function SidebarMenuLabel() {
  const text = useText();
  const { trail } = useSectionSidebar();
  const current = trail.at(-1);
  return (
    <>
      <Icon name="list" />
      <span className="lt-menubar__text">{text('sections')}</span>
      {current && (
        <span className="lt-menubar__current">{parseInlineMarkdownText(current.text)}</span>
      )}
    </>
  );
}
