import { prepareText } from '../../content/tree/parseFile';

/** Returns the options that a page documents: `options: output` or `options: [watch, watchOptions]`. */
export function rootsOf(frontmatter: Readonly<Record<string, unknown>>): string[] {
  const { options } = frontmatter as { options?: string | string[] };
  return typeof options === 'string' ? [options] : (options ?? []);
}

/** Returns the options that the frontmatter in a text lists. */
export function pageRoots(text: string): string[] {
  return rootsOf(prepareText(text, '').frontmatter);
}

/** Whether a path belongs to a configuration, and not to a plugin or a loader. */
export function isConfigurationPath(path: string): boolean {
  return !/^(?:[A-Z]|builtin:)/.test(path);
}
