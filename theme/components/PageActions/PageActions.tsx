import { useFrontmatter, useLang, useLocation } from '@rspress/core/runtime';
import clsx from 'clsx';
import { useText } from '../../hooks/useText';
import type { StringKey } from '../../strings';
import { Icon } from '../../ui/icons';
import { useIntent } from '../../ui/intent/useIntent';
import './PageActions.css';
import { type CopyState, useCopyPage } from './useCopyPage';
import { useLlmsSettings, useMarkdownPath } from './usePageSource';

/** Matches a query that opens the comparison of versions, which is part of the menu. */
const COMPARE_QUERY = /[?&]compare=./;

const LABELS = {
  idle: 'copyPage',
  loading: 'copyingPage',
  success: 'copied',
  error: 'copyPage',
} satisfies Record<CopyState, StringKey>;

/** The content of the menu button, before and after the menu is loaded. */
export function MoreContent() {
  return <Icon name="chevronDown" className="lt-actions__chevron" />;
}

function MoreActions() {
  const text = useText();
  const isRequested = COMPARE_QUERY.test(useLocation().search);
  const { loaded, buttonProps } = useIntent<object>(() => import('./LoadedActions'), {
    isRequested,
  });
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
  const { state, copyPage } = useCopyPage(useMarkdownPath());
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

/** The actions of a page: copy it, open it in an assistant, connect to it by MCP. */
export function PageActions() {
  const { llmsActions } = useLlmsSettings();
  const { frontmatter } = useFrontmatter();
  return llmsActions && frontmatter.llmsActions !== false ? <Actions /> : null;
}
