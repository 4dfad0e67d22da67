import { useLocation, useNavigate } from '@rspress/core/runtime';
import { queryParameter } from '../../routes/queryParameter';

/** In the query of a page: the language that it is read beside, `?beside=en`. */
const { read, write } = queryParameter('beside');

/** Below this width there is no room for two columns of text. */
export const ROOM_FOR_TWO = '(width >= 1024px)';

/** A reader has chosen the language in a menu, and its column has not taken the focus yet. */
let isWaitedFor = false;

/** Whether the column that has come takes the focus; it is asked once. */
export function takesFocus(): boolean {
  const wasWaitedFor = isWaitedFor;
  isWaitedFor = false;
  return wasWaitedFor;
}

/** The language that the page is read beside, which stands in its address, and what changes it. */
export function useBeside() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return {
    lang: read(search) || undefined,
    readBeside(lang: string | undefined, isChosen = false): void {
      isWaitedFor = isChosen;
      void navigate({ pathname, search: write(search, lang ?? ''), hash }, { replace: true });
    },
  };
}
