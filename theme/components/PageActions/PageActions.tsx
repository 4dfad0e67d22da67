import { useFrontmatter, useLang, useLocation } from '@rspress/core/runtime';
import clsx from 'clsx';
import { useText } from '../../hooks/useText';
import type { StringKey } from '../../strings';
import { Icon } from '../../ui/icons';
import { useIntent } from '../../ui/intent/useIntent';
import './PageActions.css';
import { type CopyState, useCopyPage } from './useCopyPage';
import { useLlmsSettings, useTwinPath } from './usePageSource';

/** An address that asks for the comparison of versions, which the menu brings. */
const ASKED = /[?&]compare=./;

const LABELS = {
  idle: 'copyPage',
  loading: 'copyingPage',
  success: 'copied',
  error: 'copyPage',
} satisfies Record<CopyState, StringKey>;

/** What the button of the menu shows, before and after the menu is loaded. */
export function MoreContent() {
  return <Icon name="chevronDown" className="lt-actions__chevron" />;
}

function MoreActions() {
  const text = useText();
  const isAsked = ASKED.test(useLocation().search);
  const { loaded, buttonProps } = useIntent<object>(() => import('./LoadedActions'), isAsked);
  if (loaded) return <loaded.Part start={loaded.start} />;
  return (
    <button
      {...buttonProps}
      className="lt-actions__button lt-actions__more"
      aria-label={text('moreActions')}
      aria-haspopup="dialog"
      aria-expanded={false}
    >
      <MoreContent />
    </button>
  );
}

function Actions() {
  const text = useText();
  const lang = useLang();
  const { state, copyPage } = useCopyPage(useTwinPath());
  return (
    <div className="lt-actions" lang={lang}>
      <div className="lt-actions__split">
        <button
          type="button"
          className={clsx('lt-actions__button', `lt-actions__button--${state}`)}
          aria-busy={state === 'loading'}
          onClick={() => void copyPage()}
        >
          <Icon name={state === 'success' ? 'check' : 'copy'} />
          <span className="lt-actions__label">{text(LABELS[state])}</span>
        </button>
        <MoreActions />
      </div>
      <span className="lt-actions__error" role="status">
        {state === 'error' && text('copyPageFailed')}
        {state === 'success' && <span className="lt-visually-hidden">{text('copied')}</span>}
      </span>
    </div>
  );
}

/** What a reader can do with the page in an assistant: copy it, open it there, connect by MCP. */
export function PageActions() {
  const { llmsActions } = useLlmsSettings();
  const { frontmatter } = useFrontmatter();
  return llmsActions && frontmatter.llmsActions !== false ? <Actions /> : null;
}
