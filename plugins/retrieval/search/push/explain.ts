import { failureOf } from './failure';
import type { PushService } from './services';
import type { PushAccount } from './target';

/** Removes the key from a text, because services may repeat it. */
function withoutKey(text: string, key: string): string {
  return key ? text.replaceAll(key, '…') : text;
}

/**
 * Describes an error of a push in one sentence: where, what, and what to do. Lectern's own errors stay as they are.
 * Errors of clients are not kept as a cause, because they contain the headers with the key.
 */
export function explain(error: unknown, service: PushService, account?: PushAccount): Error {
  if (error instanceof Error && error.message.startsWith('[search] ')) return error;
  const { title, variables } = service;
  const { status, reason, isUnanswered } = failureOf(error);
  const said = withoutKey(reason, account?.key ?? '').replace(/[.\s]+$/, '');
  const at = account?.url ? ` at ${account.url.origin}` : '';
  if (status === 401 || status === 403) {
    return new Error(
      `[search] ${title}${at} rejected the key in ${variables.key.name}: ${said} → set it to ${variables.key.what}`,
    );
  }
  if (isUnanswered) {
    const name = variables.url?.name ?? service.hostVariable;
    return new Error(
      `[search] ${title}${at} cannot be reached: ${said} → check ${name}, and that the server is running`,
    );
  }
  const code = status === undefined ? '' : ` (${status})`;
  return new Error(
    `[search] ${title}${at} failed${code}: ${said} → readers still search the previous records; try again when this is fixed`,
  );
}
