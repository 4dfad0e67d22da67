/** Where a project was built, and the installed packages that it was built with. */
export interface Folders {
  folder: string;
  cwd: string;
}

/** What pages write for the folder of a project. */
const PROJECT = '/project';
const SHORT_PROJECT = /(?<![\w./-])\/app(?=[/'"`\s]|$)/gm;

/** What differs from run to run or from machine to machine, and what stands for it. */
const VARYING: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/\b\d+(?:\.\d+)?\s?(?:ms|μs|µs|s)\b/g, '‹time›'],
  [/("time":\s*)\d+/g, '$1‹time›'],
  [/\b(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{8,}\b/g, (found) => `‹hash:${found.length}›`],
  [/(?<=\b(?:Rspack|Node\.js) v?)\d+\.\d+\.\d+/g, '‹version›'],
  [/(?<=https?:\/\/)(?!127\.)\d+\.\d+\.\d+\.\d+(?::\d+)?/g, '‹address›'],
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

/** A text of a page, with names for what varies. */
export function comparableShown(text: string): string {
  return withoutVarying(text.replace(SHORT_PROJECT, PROJECT));
}

/** What was printed, with names for what varies: folders, times, hashes, releases, addresses. */
export function comparablePrinted(text: string, { folder, cwd }: Folders): string {
  return withoutVarying(
    text.replaceAll(folder, PROJECT).replaceAll(`${cwd}/node_modules`, `${PROJECT}/node_modules`),
  );
}
