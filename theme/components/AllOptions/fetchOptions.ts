import { withBase } from '@rspress/core/runtime';
import type { PublishedOptions } from '../../../plugins/options/published/shared';

/**
 * Fetches the options of a version in a language.
 *
 * @param file as `optionsFile` names it
 * @throws if the server does not send it
 */
export async function fetchOptions(file: string): Promise<PublishedOptions> {
  const answer = await fetch(withBase(`/${file}`));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json();
}
