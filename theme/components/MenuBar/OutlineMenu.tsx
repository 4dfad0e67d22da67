import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';
import { useIntent } from '../../ui/intent/useIntent';

/** The content of the outline button, before and after the menu is loaded. */
export function OutlineMenuLabel() {
  const text = useText();
  return (
    <>
      <span className="lt-menubar__text">{text('onThisPage')}</span>
      <Icon name="chevronDown" className="lt-menu__chevron" />
    </>
  );
}

/** A button that opens the headings of the page. */
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
