import { useSite } from '@rspress/core/runtime';
import type { CodeBlockProps } from '@rspress/core/theme-original';
import clsx from 'clsx';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useCopyTexts } from '../../hooks/useCopyTexts';
import { useText } from '../../hooks/useText';
import { CopyButton } from '../../ui/CopyButton/CopyButton';
import { Icon } from '../../ui/icons';
import { TestedMark } from './TestedMark';
import './CodeBlock.css';
import './marks.css';
import './output.css';
import './tokens.css';

/** Matches elements that are not copied: line numbers and parts that a page excludes. */
const NOT_COPIED = '.linenumber, .rp-copy-ignore';

/** Matches languages that are not worth showing. */
const PLAIN_LANGUAGE = /^(text|txt|plaintext)?$/;

/** Returns the code of a block without the parts that are not copied. */
function codeOf(content: HTMLElement): string {
  const copy = content.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(NOT_COPIED)) part.remove();
  return copy.textContent ?? '';
}

/** Returns the number of lines of a collapsible block, which `pluginCode` sets on its element. */
function foldedLines(block: ReactNode): string | undefined {
  return (block as ReactElement<{ 'data-lines'?: string }>).props?.['data-lines'];
}

/**
 * A highlighted code block with its file name or language, and buttons to wrap lines and to copy
 * the code. Long blocks are collapsed until readers expand them.
 */
export function CodeBlock(props: CodeBlockProps) {
  const text = useText();
  const copyTexts = useCopyTexts();
  const { site } = useSite();
  const [isWrapped, setIsWrapped] = useState(props.wrapCode ?? site.markdown.defaultWrapCode);
  const [folded, setFolded] = useState(foldedLines(props.children));
  const content = useRef<HTMLDivElement>(null);
  if (import.meta.env.SSG_MD) return props.children;

  const { title, lang = '', lineNumbers = false, children } = props;
  return (
    <div className={clsx('lt-code', title && 'lt-code--titled', props.containerElementClassName)}>
      <div className="lt-code__bar">
        {title && <span className="lt-code__title">{title}</span>}
        {!title && !PLAIN_LANGUAGE.test(lang) && <span className="lt-code__lang">{lang}</span>}
        <TestedMark block={children} />
        <span className="lt-code__actions">
          <button
            type="button"
            className="lt-copy"
            title={text('wrapLines')}
            aria-label={text('wrapLines')}
            aria-pressed={isWrapped}
            onClick={() => setIsWrapped(!isWrapped)}
          >
            <Icon name="wrap" />
          </button>
          <CopyButton
            getText={() => (content.current ? codeOf(content.current) : '')}
            label={text('copyCode')}
            {...copyTexts}
          />
        </span>
      </div>
      <div
        ref={content}
        className={clsx(
          'lt-code__content',
          isWrapped && 'lt-code__content--wrapped',
          lineNumbers && 'lt-code__content--numbered',
          folded && 'lt-code__content--folded',
        )}
        style={{ maxHeight: props.height }}
      >
        {children}
      </div>
      {folded && (
        <button type="button" className="lt-code__fold" onClick={() => setFolded(undefined)}>
          {text('showAllLines', { count: folded })}
        </button>
      )}
    </div>
  );
}
