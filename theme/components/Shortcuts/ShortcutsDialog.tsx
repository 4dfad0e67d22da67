import { Dialog } from '@base-ui/react/dialog';
import { useLang } from '@rspress/core/runtime';
import { useTextsOf } from '../../hooks/useTextsOf';
import { Icon } from '../../ui/icons';
import { useSearchSettings } from '../Search/useSearchSettings';
import './Shortcuts.css';
import { shortcutStrings } from './shortcutStrings';

export interface ShortcutsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** What keys do, in the order in which readers need them. */
const SHORTCUTS = [
  { text: 'keysOfSearch', keys: ['/', 'command'], isOfSearch: true },
  { text: 'keysOfResults', keys: ['↑', '↓'], isOfSearch: true },
  { text: 'keysOfOpening', keys: ['Enter'], isOfSearch: true },
  { text: 'keysOfTabs', keys: ['←', '→'], isOfSearch: false },
  { text: 'keysOfChanges', keys: ['N', 'P'], isOfSearch: false },
  { text: 'keysOfClosing', keys: ['Esc'], isOfSearch: false },
  { text: 'keysOfList', keys: ['?'], isOfSearch: false },
] as const;

/** Lists what the keys do. */
export default function ShortcutsDialog({ isOpen, onOpenChange }: ShortcutsDialogProps) {
  const text = useTextsOf(shortcutStrings);
  const lang = useLang();
  const hasSearch = Boolean(useSearchSettings());
  const command = isMac() ? '⌘ K' : 'Ctrl K';
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="lt-shortcuts__backdrop" />
        <Dialog.Popup className="lt-shortcuts" lang={lang}>
          <header className="lt-shortcuts__head">
            <Dialog.Title className="lt-shortcuts__title">{text('keyboardShortcuts')}</Dialog.Title>
            <Dialog.Close className="lt-shortcuts__close" aria-label={text('closeShortcuts')}>
              <Icon name="close" width={18} height={18} />
            </Dialog.Close>
          </header>
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
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
