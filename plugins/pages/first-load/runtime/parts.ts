import { type ComponentType, createElement, lazy } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: parts differ in their props, which are only passed on
type Part = ComponentType<any>;

const parts = new Map<string, Part>();

/** Registers a part. Called by the code of a page that shows it. */
export function registerPart(name: string, part: Part): void {
  parts.set(name, part);
}

/**
 * Creates a placeholder for a part of the theme that is loaded with the code of the pages that show
 * it. On any other page, it is loaded when it is rendered.
 */
export function partOnDemand(name: string, load: () => Promise<Record<string, Part>>): Part {
  const Late = lazy(async () => ({ default: (await load())[name] as Part }));
  return (props) => createElement(parts.get(name) ?? Late, props);
}
