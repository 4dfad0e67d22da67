import { withBase } from '@rspress/core/runtime';
import type { FilePlace } from '../shared';

/** The path of Rsbuild's dev server that opens files. */
const EDITOR_PATH = '/__open-in-editor';

/** Requests the dev server to open a file in the editor of the author. */
export async function openInEditor({ file, line }: FilePlace): Promise<boolean> {
  const query = new URLSearchParams({ file: `${file}:${line}` });
  return fetch(withBase(`${EDITOR_PATH}?${query}`)).then(
    ({ ok }) => ok,
    () => false,
  );
}
