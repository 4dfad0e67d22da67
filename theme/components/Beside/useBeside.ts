import { useLocation, useNavigate } from '@rspress/core/runtime';
import { queryParameter } from '../../routes/queryParameter';

/** The query parameter with the language of the second column: `?beside=en`. */
const { read, write } = queryParameter('beside');

/** The window width from which there is room for two columns of text. */
export const ROOM_FOR_TWO = '(width >= 1024px)';

/** Whether the reader selected the language in a menu and the column has not taken the focus yet. */
let isOpenedByReader = false;

/** Returns whether a new column takes the focus. Resets the flag, so that this happens only once. */
export function takesFocus(): boolean {
  const wasOpenedByReader = isOpenedByReader;
  isOpenedByReader = false;
  return wasOpenedByReader;
}

/** Returns the language of the second column, which is stored in the URL, and a function that changes it. */
export function useBeside() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return {
    lang: read(search) || undefined,
    readBeside(lang: string | undefined, isChosen = false): void {
      isOpenedByReader = isChosen;
      void navigate({ pathname, search: write(search, lang ?? ''), hash }, { replace: true });
    },
  };
}
