import { useEffect, useRef, useState } from 'react';
import { typesFile } from '../../../plugins/reference/options/published/shared';
import type { TypeDefinitions } from '../../../plugins/reference/options/shared/typeNames';
import { reportFailure } from '../../ui/loading/loadFailures';
import { loadPart } from '../../ui/loading/loadPart';
import { readJson } from '../AllOptions/fetchOptions';
import './NamedTypes.css';
import { servedTypes } from './servedTypes';
import { typesHtml } from './typesHtml';

export interface NamedTypesProps {
  version: string;
  /** The names, separated by spaces. */
  names: string;
}

/** Inserts the definitions into the existing elements, because one of them has the focus. */
function fill(frame: HTMLElement, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html;
  const filled = [...template.content.children];
  for (const [at, details] of [...frame.children].entries()) {
    if (details.childElementCount > 1) continue;
    details.append(...[...(filled[at]?.children ?? [])].slice(1));
  }
}

/**
 * The types that the type of an option refers to, expanded in place. The server renders the
 * definitions into the page. After client-side navigation, they are loaded when the reader opens the
 * first one.
 */
export function NamedTypes({ version, names }: NamedTypesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [html] = useState(() => typesHtml(names.split(' '), servedTypes[version]));

  useEffect(() => {
    const element = frame.current;
    if (!element || element.querySelector('pre')) return;
    const load = () =>
      loadPart(() => readJson<TypeDefinitions>(typesFile(version))).then(
        (types) => fill(element, typesHtml(names.split(' '), types)),
        (error) => reportFailure(error, load),
      );
    const onToggle = () => void load();
    // The `toggle` event does not bubble.
    element.addEventListener('toggle', onToggle, { capture: true, once: true });
    return () => element.removeEventListener('toggle', onToggle, { capture: true });
  }, [version, names]);

  return (
    <div
      ref={frame}
      className="lt-types"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
