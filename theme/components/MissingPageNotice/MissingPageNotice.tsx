import { useLocation } from '@rspress/core/runtime';
import { CAME_FROM } from '../../routes/missingPage';
import { useLatePart } from '../../ui/loading/useLatePart';

const load = () => import('./LoadedMissingPageNotice');

/** Says that a switch of version or language could not find the same page, and leads back to it. */
export function MissingPageNotice() {
  const isAsked = useLocation().search.includes(CAME_FROM);
  const Loaded = useLatePart(isAsked && load);
  return isAsked && Loaded && <Loaded />;
}
