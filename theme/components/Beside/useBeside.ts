import { useLocation, useNavigate } from '@rspress/core/runtime';
import { readBeside, writeBeside } from './besideAddress';

/** Below this width there is no room for two columns of text. */
export const ROOM_FOR_TWO = '(width >= 1024px)';

/** The language that the page is read beside, which stands in its address, and what changes it. */
export function useBeside() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return {
    lang: readBeside(search),
    readBeside(lang: string | undefined): void {
      void navigate({ pathname, search: writeBeside(search, lang), hash }, { replace: true });
    },
  };
}
