import { withBase } from '@rspress/core/runtime';
import type { FilePlace } from '../shared';

/** Rsbuild's dev server opens files here. */
const EDITOR_PATH = '/__open-in-editor';

/** Asks the dev server to open a file in the editor of the author. */
export async function openInEditor({ file, line }: FilePlace): Promise<boolean> {
  const query = new URLSearchParams({ file: `${file}:${line}` });
  return fetch(withBase(`${EDITOR_PATH}?${query}`)).then(
    ({ ok }) => ok,
    () => false,
  );
}
