import { Dialog } from '@base-ui/react/dialog';
import type { NavItem } from '@rspress/core';
import { Link, SocialLinks } from '@rspress/core/theme';
import clsx from 'clsx';
import { loadOffline } from 'virtual-offline';
import { APPEARANCE_PREFERENCES } from '../../hooks/appearance';
import { leaveDialogEntry } from '../../hooks/dialogEntry';
import { useAppearance } from '../../hooks/useAppearance';
import { useText } from '../../hooks/useText';
import { useTextsOf } from '../../hooks/useTextsOf';
import { Drawer } from '../../ui/Drawer/Drawer';
import type { DrawerState } from '../../ui/Drawer/useDrawer';
import { Icon } from '../../ui/icons';
import { offlineItemStrings } from '../Offline/offlineItemStrings';
import { openOffline } from '../Offline/openOffline';
import { appearanceIcon, appearanceName } from './appearanceChoices';
import { appearanceStrings } from './appearanceStrings';
import { drawerStrings } from './drawerStrings';
import './MobileMenu.css';
import { MobileLinks } from './MobileLinks';
import { useLanguages } from './useLanguages';

function Choices() {
  const text = useText();
  const nameOf = useTextsOf(appearanceStrings);
  const languages = useLanguages();
  const { preference, setPreference, canChange } = useAppearance();
  return (
    <>
      {languages.length > 1 && (
        <section className="lt-mobile-menu__choices" aria-label={text('language')}>
          {languages.map(({ lang, label, isCurrent, href }) => (
            <Link
              key={lang}
              className={clsx('lt-choice', isCurrent && 'lt-choice--chosen')}
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {label}
            </Link>
          ))}
        </section>
      )}
      {canChange && (
        <section className="lt-mobile-menu__choices" aria-label={text('appearance')}>
          {APPEARANCE_PREFERENCES.map((choice) => (
            <button
              key={choice}
              type="button"
              className={clsx('lt-choice', choice === preference && 'lt-choice--chosen')}
              aria-pressed={choice === preference}
              onClick={(event) => setPreference(choice, event.nativeEvent)}
            >
              <Icon name={appearanceIcon[choice]} />
              {nameOf(appearanceName[choice])}
            </button>
          ))}
        </section>
      )}
    </>
  );
}

function OfflineChoice() {
  const offlineText = useTextsOf(offlineItemStrings);
  return (
    <div className="lt-mobile-menu__choices">
      {/* Going back in the history would close the dialog. */}
      <Dialog.Close className="lt-choice" onClick={() => void leaveDialogEntry().then(openOffline)}>
        {offlineText('readOffline')}
      </Dialog.Close>
    </div>
  );
}

export interface MobileMenuProps extends DrawerState {
  items: NavItem[];
}

/** The content of the navbar as a full-window drawer, loaded on interaction with its button. */
export default function LoadedMobileMenu({ items, ...drawer }: MobileMenuProps) {
  const text = useText();
  const drawerText = useTextsOf(drawerStrings);
  return (
    <Drawer {...drawer} label={text('menu')} closeLabel={drawerText('closeMenu')} placement="full">
      <div className="lt-mobile-menu">
        <MobileLinks items={items} />
        <Choices />
        {loadOffline && <OfflineChoice />}
        <SocialLinks />
      </div>
    </Drawer>
  );
}
