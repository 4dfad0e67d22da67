import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';
import { useIntent } from '../../ui/intent/useIntent';

/** What the button of the outline menu contains, before and after the menu is loaded. */
export function OutlineMenuLabel() {
  const text = useText();
  return (
    <>
      <span className="lt-menubar__text">{text('onThisPage')}</span>
      <Icon name="chevronDown" className="lt-menu__chevron" />
    </>
  );
}

/** The headings of the page behind a button. */
export function OutlineMenu() {
  const { loaded, buttonProps } = useIntent<object>(() => import('./LoadedOutlineMenu'));
  if (loaded) return <loaded.Part start={loaded.start} />;
  return (
    <button
      {...buttonProps}
      className="lt-menubar__button lt-menubar__button--outline"
      aria-haspopup="dialog"
      aria-expanded={false}
    >
      <OutlineMenuLabel />
    </button>
  );
}
