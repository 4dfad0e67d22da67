import type { RenderFailure } from './rememberFailures';

/** The functions of React and MDX, which are in every page. */
const NOT_ITS_OWN = /^(?:_?create\w*|MDXContent|Object\.\w+|async|new|file)$/;
const RENDERER = /^\s*at (?:renderWithHooks|renderElement|retryNode)\b/;

/** The components that were being rendered, the innermost first; none where that is not known. */
function componentsOf(stack: string): string[] {
  const frames = stack.split('\n').filter((line) => /^\s*at /.test(line));
  const end = frames.findIndex((line) => RENDERER.test(line));
  return frames
    .slice(0, end === -1 ? 0 : end)
    .flatMap((line) => /^\s*at ([\w$.]+) \(/.exec(line)?.[1] ?? [])
    .filter((name) => !NOT_ITS_OWN.test(name));
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const components = componentsOf(error.stack ?? '');
  const where = components.length === 0 ? '' : ` (in ${components.join(' < ')})`;
  return `${error.name}: ${error.message}${where}`;
}

/** A line for every file that failed: the same page can be shown under several routes. */
export function failuresByFile(
  failures: readonly RenderFailure[],
  fileOf: (route: string) => string,
): string[] {
  return [
    ...new Set(failures.map(({ route, error }) => `${fileOf(route)} ${reason(error)}`)),
  ].sort();
}

/** Stops the build; the message says all that is wrong, without a stack trace. */
export class RenderError extends Error {
  override name = 'RenderError';

  constructor(lines: readonly string[]) {
    const pages = lines.length === 1 ? '1 page' : `${lines.length} pages`;
    super(`[render] ${pages} cannot be rendered:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    this.stack = this.message;
  }
}
