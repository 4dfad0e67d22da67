import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Replaces unhead in the browser, with the features that Rspress's theme uses. The server writes
 * the head of the first page; after that, this module updates the title, the language and the meta
 * elements.
 */
export interface HeadInput {
  title?: string;
  htmlAttrs?: Record<string, string>;
  meta?: (Record<string, string> | undefined)[];
}

/** Replaces the meta element with the same name, and returns a selector for it. */
function setMeta(attributes: Record<string, string>): string {
  const name = attributes.name === undefined ? 'property' : 'name';
  const selector = `meta[${name}="${CSS.escape(attributes[name] ?? '')}"]`;
  const element = document.head.querySelector(selector) ?? document.createElement('meta');
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (!element.isConnected) document.head.append(element);
  return selector;
}

/**
 * Applies the title, the attributes of `<html>` and the meta elements when they change, and removes
 * meta elements that only the previous page had.
 */
export function useHead(input: HeadInput): void {
  const key = JSON.stringify(input);
  const written = useRef<string[]>([]);
  useEffect(() => {
    const { title, htmlAttrs = {}, meta = [] } = JSON.parse(key) as HeadInput;
    if (title !== undefined) document.title = title;
    for (const [name, value] of Object.entries(htmlAttrs)) {
      document.documentElement.setAttribute(name, value);
    }
    const before = written.current;
    written.current = meta.flatMap((attributes) => (attributes ? [setMeta(attributes)] : []));
    for (const selector of before) {
      if (!written.current.includes(selector)) document.head.querySelector(selector)?.remove();
    }
  }, [key]);
}

/** Renders elements for the head. React moves them there. */
export function Head({ children }: { children?: ReactNode }) {
  return children;
}

export function UnheadProvider({ children }: { children?: ReactNode; head?: unknown }) {
  return children;
}

/** Rspress creates a head and passes it to the provider. Ours has no state. */
export function createHead(): object {
  return {};
}
