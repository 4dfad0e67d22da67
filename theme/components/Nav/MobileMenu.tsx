import type { NavItem } from '@rspress/core';
import { useLocation } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { APPEARANCE_PREFERENCES } from '../../hooks/appearance';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { useText } from '../../hooks/useText';
import { useAppearance } from '../../hooks/useThemeState';
import { Drawer, drawerIntent } from '../../ui/Drawer/Drawer';
import { Icon } from '../../ui/icons';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import { appearanceChoices } from './AppearanceMenu';
import './MobileMenu.css';
import { MobileLinks } from './MobileLinks';
import { useLanguages } from './useLanguages';

function Choices() {
  const text = useText();
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
              <Icon name={appearanceChoices[choice].icon} />
              {text(appearanceChoices[choice].label)}
            </button>
          ))}
        </section>
      )}
    </>
  );
}

/** Below 768 px: everything of the navbar behind one button. Closes on every change of the page. */
export function MobileMenu({ items }: { items: NavItem[] }) {
  const text = useText();
  const { key } = useLocation();
  const isWide = useMediaQuery('(width >= 768px)');
  const [openAt, setOpenAt] = useState<string>();

  useEffect(() => {
    if (isWide) setOpenAt(undefined);
  }, [isWide]);

  return (
    <>
      <button
        type="button"
        className="lt-nav__hamburger"
        aria-haspopup="dialog"
        aria-label={text('openMenu')}
        {...drawerIntent}
        onClick={() => setOpenAt(key)}
      >
        <Icon name="menu" width={20} height={20} />
      </button>
      <Drawer
        isOpen={openAt === key}
        onOpenChange={(isOpen) => setOpenAt(isOpen ? key : undefined)}
        label={text('menu')}
        closeLabel={text('closeMenu')}
        placement="full"
      >
        <div className="lt-mobile-menu">
          <MobileLinks items={items} />
          <Choices />
          <SocialLinks />
        </div>
      </Drawer>
    </>
  );
}
