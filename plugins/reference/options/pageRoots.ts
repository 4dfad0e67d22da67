import { prepareText } from '../../content/tree/parseFile';

/** What a page says it documents: `options: output` or `options: [watch, watchOptions]`. */
export function rootsOf(frontmatter: Readonly<Record<string, unknown>>): string[] {
  const { options } = frontmatter as { options?: string | string[] };
  return typeof options === 'string' ? [options] : (options ?? []);
}

/** What the text of a page says it documents. */
export function pageRoots(text: string): string[] {
  return rootsOf(prepareText(text, '').frontmatter);
}

/** Whether a path is one of a configuration, not of a plugin or a loader. */
export function isConfigurationPath(path: string): boolean {
  return !/^(?:[A-Z]|builtin:)/.test(path);
}
