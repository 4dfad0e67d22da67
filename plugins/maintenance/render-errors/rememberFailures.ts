/** A page that could not be rendered. */
export interface RenderFailure {
  route: string;
  error: unknown;
}

/** Pages are rendered by a bundle of its own, which shares nothing with us but the process. */
const KEY = 'lectern.renderFailures';
const store = globalThis as unknown as Record<symbol, RenderFailure[] | undefined>;

const EXPORT = 'export { render };';

/** What a page that fails becomes, so that the next is rendered; a worker has no list, and fails. */
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
 * Makes Rspress's renderer go on behind a page that fails.
 *
 * @throws if its code is no longer the one that is changed
 */
export function rememberFailures(code: string): string {
  if (code.split(EXPORT).length !== 2) {
    throw new Error(`no longer has "${EXPORT}"`);
  }
  return code.replace(EXPORT, () => REMEMBER);
}

/** The pages that failed since this was last called. */
export function takeFailures(): RenderFailure[] {
  const failures = store[Symbol.for(KEY)] ?? [];
  store[Symbol.for(KEY)] = [];
  return failures;
}
