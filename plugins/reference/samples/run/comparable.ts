/** The folder of a project, and the folders with its installed packages. */
export interface Folders {
  folder: string;
  installed: readonly string[];
}

/** The folder of a project as pages show it. */
const PROJECT = '/project';
const SHORT_PROJECT = /(?<![\w./-])\/app(?=[/'"`\s]|$)/gm;

/** Patterns of text that varies between runs or machines, with their replacements. */
const VARYING: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/\b\d+(?:\.\d+)?\s?(?:ms|μs|µs|s)\b/g, '‹time›'],
  [/("time":\s*)\d+/g, '$1‹time›'],
  [/\b(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{8,}\b/g, (found) => `‹hash:${found.length}›`],
  [/(?<=\b(?:Rspack|Node\.js) v?)\d+\.\d+\.\d+/g, '‹version›'],
  [/(?<=https?:\/\/)(?!127\.)\d+\.\d+\.\d+\.\d+(?::\d+)?/g, '‹address›'],
  [/(?<=https?:\/\/)\[[\da-f:]+\](?::\d+)?/g, '‹address›'],
  [/(?<=localhost:)\d+/g, '‹port›'],
];

function withoutVarying(text: string): string {
  let result = text;
  for (const [pattern, name] of VARYING) {
    result =
      typeof name === 'string' ? result.replace(pattern, name) : result.replace(pattern, name);
  }
  return result;
}

/** Replaces the folder of a project, and those of its packages, with the one that pages show. */
export function withoutFolders(text: string, { folder, installed }: Folders): string {
  return installed.reduce(
    (result, packages) => result.replaceAll(packages, `${PROJECT}/node_modules`),
    text.replaceAll(folder, PROJECT),
  );
}

/** Normalizes a text of a page for comparison. */
export function comparableShown(text: string): string {
  return withoutVarying(text.replace(SHORT_PROJECT, PROJECT));
}

/** Normalizes printed text for comparison: folders, times, hashes, releases and addresses are replaced. */
export function comparablePrinted(text: string, folders: Folders): string {
  return withoutVarying(withoutFolders(text, folders));
}
