import type { RsbuildPlugin } from '@rsbuild/core';
import { ownFile } from '../../../support/ownFile';
import type { PublishedOptions } from '../published/shared';
import type { TypeDefinitions } from '../shared/typeNames';

const themeFile = (name: string) =>
  ownFile(import.meta.url, `../../../../theme/components/${name}`);

/** The exports of a theme file that are called when pages are rendered. */
interface Served {
  file: string;
  name: string;
  read: () => Readonly<Record<string, unknown>>;
}

/**
 * Passes the options to the server rendering of pages and not to the browser, because the list of all options
 * and the named types are static HTML.
 *
 * @param docDir returns the folder of the pages that explain the options
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
