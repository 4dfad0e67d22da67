import { existsSync } from 'node:fs';
import path from 'node:path';

const ENDINGS = ['ts', 'mts', 'js', 'mjs', 'cjs'];
const endings = (name: string) => ENDINGS.map((ending) => `${name}.${ending}`);

/** The configuration files of other programs for documentation. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  VitePress: ['.vitepress', 'docs/.vitepress'],
  VuePress: ['.vuepress', 'docs/.vuepress'],
  Docusaurus: endings('docusaurus.config'),
  'Astro Starlight': endings('astro.config'),
  MkDocs: ['mkdocs.yml', 'mkdocs.yaml'],
  Nextra: endings('theme.config').concat('theme.config.tsx', 'theme.config.jsx'),
};

/** Returns the program that a site without a configuration of Rspress uses; `undefined` if it is unknown. */
export function otherProgram(folder: string): string | undefined {
  const isIn = (files: readonly string[]) =>
    files.some((name) => existsSync(path.join(folder, name)));
  return Object.keys(PROGRAMS).find((name) => isIn(PROGRAMS[name] ?? []));
}
