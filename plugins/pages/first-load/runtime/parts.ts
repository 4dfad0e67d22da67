import { type ComponentType, createElement, lazy } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: parts differ in their props, which are only passed on
type Part = ComponentType<any>;

const parts = new Map<string, Part>();

/** Called by the code of a page that shows a part. */
export function registerPart(name: string, part: Part): void {
  parts.set(name, part);
}

/**
 * Stands in for a part of the theme that comes with the code of the pages that show it. Shown on
 * any other page, it is fetched then.
 */
export function partOnDemand(name: string, load: () => Promise<Record<string, Part>>): Part {
  const Late = lazy(async () => ({ default: (await load())[name] as Part }));
  return (props) => createElement(parts.get(name) ?? Late, props);
}
