import { parse } from 'yaml';

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---/;

/** What a page says it documents: `options: output` or `options: [watch, watchOptions]`. */
export function pageRoots(text: string): string[] {
  const yaml = FRONTMATTER.exec(text)?.[1] ?? '';
  if (!/^options:/m.test(yaml)) return [];
  const { options } = parse(yaml) as { options?: string | string[] };
  return typeof options === 'string' ? [options] : (options ?? []);
}

/** Whether a path is one of a configuration, not of a plugin or a loader. */
export function isConfigurationPath(path: string): boolean {
  return !/^(?:[A-Z]|builtin:)/.test(path);
}
