import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RsbuildPlugin } from '@rsbuild/core';
import { ownFile } from '../support/ownFile';
import { themeEntryPoint } from '../support/themeEntryPoint';
import type { PluginStrings } from './shared';

/** The components that fill the slots of a site. */
export interface FilledSlots {
  /** The name of the plugin. */
  name: string;
  strings: PluginStrings;
  slots: Readonly<Record<string, string | URL>>;
}

const SOURCE = /\.[jt]sx?$/;
const COMPILED = ['.js', '.jsx', '.mjs'];

/**
 * Returns the compiled file of a component whose source does not exist: a package contains `Badge.js`, but its code
 * names `Badge.tsx`.
 */
function existingFile(file: string): string {
  if (existsSync(file)) return file;
  const names = COMPILED.map((ending) => file.replace(SOURCE, ending));
  return names.find((name) => existsSync(name)) ?? file;
}

/**
 * Resolves the files of components.
 *
 * @param kind the key of the definition: `slots`
 * @throws listing every file that does not exist
 */
export function componentFiles(
  plugin: string,
  kind: 'slots' | 'fences' | 'replace',
  components: Readonly<Record<string, string | URL>>,
  cwd: string,
): [name: string, file: string][] {
  const files = Object.entries(components).map(([name, file]): [string, string] => [
    name,
    existingFile(file instanceof URL ? fileURLToPath(file) : path.resolve(cwd, file)),
  ]);
  const missing = files.filter(([, file]) => !existsSync(file));
  if (missing.length === 0) return files;
  const lines = missing.map(([name, file]) => `  ${name}: ${file}`).join('\n');
  const are = missing.length === 1 ? 'component' : 'components';
  throw new Error(
    `[${plugin}] ${missing.length} ${are} of ${kind} ${missing.length === 1 ? 'does' : 'do'} not exist:\n${lines}\n→ write a path from the folder of the site, or new URL('./Name.tsx', import.meta.url)`,
  );
}

/** The files of components, by slot. */
export const slotFiles = ({ name, slots }: FilledSlots, cwd: string): [string, string][] =>
  componentFiles(name, 'slots', slots, cwd);

/** The code of a theme that re-exports another one and fills the slots of its layout. */
export function slotDoorSource(filled: FilledSlots, themeDir: string, cwd: string): string {
  const theme = JSON.stringify(themeEntryPoint(themeDir) ?? themeDir);
  const files = slotFiles(filled, cwd);
  const imports = files.map(([, file], at) => `import Slot${at} from ${JSON.stringify(file)};`);
  const slots = files.map(([slot], at) => `${slot}: Slot${at}`).join(', ');
  return `export * from ${theme};
import { fillSlots } from ${JSON.stringify(ownFile(import.meta.url, 'runtime/fillSlots'))};
${imports.join('\n')}
fillSlots(${JSON.stringify(filled.name)}, ${JSON.stringify(filled.strings)}, { ${slots} });
`;
}

const doorsFolder = (cwd: string) => path.join(cwd, '.lectern/slots');

/**
 * Keeps these themes in the code of a site whose `package.json` says that its modules have no side
 * effects: the theme of a plugin that another one goes around exports nothing of its own.
 */
export const keptSlotDoors = (cwd: string): RsbuildPlugin => ({
  name: 'lectern:slot-doors',
  setup(api) {
    api.modifyRspackConfig((config) => {
      config.module ??= {};
      config.module.rules ??= [];
      config.module.rules.push({ include: doorsFolder(cwd) + path.sep, sideEffects: true });
    });
  },
});

/**
 * Writes a theme that extends the one of the site with filled slots.
 *
 * @returns its folder
 */
export function writeSlotDoor(filled: FilledSlots, themeDir: string, cwd: string): string {
  const folder = path.join(doorsFolder(cwd), filled.name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.js'), slotDoorSource(filled, themeDir, cwd));
  return folder;
}
