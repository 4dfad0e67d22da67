import type { RsbuildPlugin } from '@rsbuild/core';
import { ownFile } from '../../../support/ownFile';
import type { PublishedOptions } from '../published/shared';
import type { TypeDefinitions } from '../shared/typeNames';

const themeFile = (name: string) =>
  ownFile(import.meta.url, `../../../../theme/components/${name}`);

/** What a file of the theme exports where pages are rendered. */
interface Served {
  file: string;
  name: string;
  read: () => Readonly<Record<string, unknown>>;
}

/**
 * Gives the options to the rendering of the pages, and not to the browser: a list of all options is
 * HTML that is sent once, and so is what named types are.
 *
 * @param docDir the folder of the pages that explain the options
 */
export function serveOptions(
  readAll: () => ReadonlyMap<string, PublishedOptions>,
  readTypes: () => ReadonlyMap<string, TypeDefinitions>,
  docDir: () => string,
): RsbuildPlugin {
  const all: readonly Served[] = [
    {
      file: themeFile('AllOptions/servedOptions'),
      name: 'servedOptions',
      read: () => Object.fromEntries(readAll()),
    },
    {
      file: themeFile('NamedTypes/servedTypes'),
      name: 'servedTypes',
      read: () => Object.fromEntries(readTypes()),
    },
  ];
  return {
    name: 'lectern:served-options',
    setup(api) {
      for (const { file, name, read } of all) {
        api.transform({ test: file, environments: ['node'] }, ({ addContextDependency }) => {
          addContextDependency(docDir());
          return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(read()))});`;
        });
      }
    },
  };
}
