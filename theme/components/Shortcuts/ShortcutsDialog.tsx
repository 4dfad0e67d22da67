import { useSite } from '@rspress/core/runtime';
import type { DialogThemeConfig } from '../../../plugins/retrieval/docsearch/shared';
import { useTextsOf } from '../../hooks/useTextsOf';
import { TitledDialog } from '../../ui/Dialog/TitledDialog';
import './Shortcuts.css';
import { shortcutStrings } from './shortcutStrings';

export interface ShortcutsDialogProps {
  /** Called after the dialog has closed and returned the focus. */
  onClosed: () => void;
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** The shortcuts, the most important first. */
const SHORTCUTS = [
  { text: 'keysOfSearch', keys: ['/', 'command'], isOfSearch: true },
  { text: 'keysOfResults', keys: ['↑', '↓'], isOfSearch: true },
  { text: 'keysOfOpening', keys: ['Enter'], isOfSearch: true },
  { text: 'keysOfTabs', keys: ['←', '→'], isOfSearch: false },
  { text: 'keysOfChanges', keys: ['N', 'P'], isOfSearch: false },
  { text: 'keysOfClosing', keys: ['Esc'], isOfSearch: false },
  { text: 'keysOfList', keys: ['?'], isOfSearch: false },
] as const;

/** A dialog that lists the keyboard shortcuts. It opens when it is rendered. */
export default function ShortcutsDialog({ onClosed }: ShortcutsDialogProps) {
  const text = useTextsOf(shortcutStrings);
  const { search, searchDialog } = useSite().site.themeConfig as DialogThemeConfig & {
    search?: boolean;
  };
  const hasSearch = search !== false && searchDialog !== undefined;
  const command = isMac() ? '⌘ K' : 'Ctrl K';
  return (
    <TitledDialog
      className="lt-shortcuts"
      title={text('keyboardShortcuts')}
      closeLabel={text('closeShortcuts')}
      defaultOpen
      onOpenChangeComplete={(isOpen) => isOpen || onClosed()}
    >
      <dl className="lt-shortcuts__list">
        {SHORTCUTS.filter(({ isOfSearch }) => hasSearch || !isOfSearch).map((shortcut) => (
          <div key={shortcut.text}>
            <dt>{text(shortcut.text)}</dt>
            <dd>
              {shortcut.keys.map((key) => (
                <kbd key={key}>{key === 'command' ? command : key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </TitledDialog>
  );
}
