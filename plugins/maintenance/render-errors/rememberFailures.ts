/** A page that could not be rendered. */
export interface RenderFailure {
  route: string;
  error: unknown;
}

/** The key of a global, because the bundle that renders pages shares only the process with the plugins. */
const KEY = 'lectern.renderFailures';
const store = globalThis as unknown as Record<symbol, RenderFailure[] | undefined>;

const EXPORT = 'export { render };';

/**
 * The code that replaces the renderer's export, so that rendering continues after a failure. A worker has no
 * list of failures, so it throws.
 */
const REMEMBER = `async function renderOrRemember(route, head) {
  try {
    return await render(route, head);
  } catch (error) {
    const failures = globalThis[Symbol.for(${JSON.stringify(KEY)})];
    if (!failures) throw error;
    failures.push({ route, error });
    return { appHtml: '' };
  }
}
export { renderOrRemember as render };`;

/**
 * Changes Rspress's renderer so that it continues after a page fails.
 *
 * @throws if the code of the renderer has changed
 */
export function rememberFailures(code: string): string {
  if (code.split(EXPORT).length !== 2) {
    throw new Error(`no longer has "${EXPORT}"`);
  }
  return code.replace(EXPORT, () => REMEMBER);
}

/** Returns the pages that failed since the last call. */
export function takeFailures(): RenderFailure[] {
  const failures = store[Symbol.for(KEY)] ?? [];
  store[Symbol.for(KEY)] = [];
  return failures;
}
