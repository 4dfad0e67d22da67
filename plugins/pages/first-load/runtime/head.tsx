import { type ReactNode, useEffect, useRef } from 'react';

/**
 * Stands in for unhead in the browser, for what Rspress's theme asks of it. The server has written
 * the head of the first page; from then on this keeps title, language and metas up to date.
 */
export interface HeadInput {
  title?: string;
  htmlAttrs?: Record<string, string>;
  meta?: (Record<string, string> | undefined)[];
}

/** Writes a meta in the place of the one with its name, and returns what finds it. */
function setMeta(attributes: Record<string, string>): string {
  const name = attributes.name === undefined ? 'property' : 'name';
  const selector = `meta[${name}="${CSS.escape(attributes[name] ?? '')}"]`;
  const element = document.head.querySelector(selector) ?? document.createElement('meta');
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (!element.isConnected) document.head.append(element);
  return selector;
}

/**
 * Applies title, attributes of `<html>` and metas after every render that changes them, and takes
 * away the metas that only the page before had.
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

/** Elements for the head; React itself moves them there. */
export function Head({ children }: { children?: ReactNode }) {
  return children;
}

export function UnheadProvider({ children }: { children?: ReactNode; head?: unknown }) {
  return children;
}

/** Rspress makes one and hands it to the provider; ours keeps nothing in it. */
export function createHead(): object {
  return {};
}
