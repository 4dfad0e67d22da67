import type { RenderFailure } from './rememberFailures';

/** Matches functions of React and MDX, which are part of every page. */
const NOT_ITS_OWN = /^(?:_?create\w*|MDXContent|Object\.\w+|async|new|file)$/;
const RENDERER = /^\s*at (?:renderWithHooks|renderElement|retryNode)\b/;

/**
 * Returns the components that were being rendered, innermost first. The list is empty if they are unknown.
 */
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

/** Returns a line for every file that failed. Several routes can show the same page. */
export function failuresByFile(
  failures: readonly RenderFailure[],
  fileOf: (route: string) => string,
): string[] {
  return [
    ...new Set(failures.map(({ route, error }) => `${fileOf(route)} ${reason(error)}`)),
  ].sort();
}

/** Stops the build. The message contains all problems, without a stack trace. */
export class RenderError extends Error {
  override name = 'RenderError';

  constructor(lines: readonly string[]) {
    const pages = lines.length === 1 ? '1 page' : `${lines.length} pages`;
    super(`[render] ${pages} cannot be rendered:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    this.stack = this.message;
  }
}
