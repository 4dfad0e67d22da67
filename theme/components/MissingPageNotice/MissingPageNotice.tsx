import { useLocation } from '@rspress/core/runtime';
import { CAME_FROM } from '../../routes/missingPage';
import { useLatePart } from '../../ui/loading/useLatePart';

const load = () => import('./LoadedMissingPageNotice');

/** A notice that the page does not exist in the selected version or language, with a link back. */
export function MissingPageNotice() {
  const isRequested = useLocation().search.includes(CAME_FROM);
  const Loaded = useLatePart(isRequested && load);
  return isRequested && Loaded && <Loaded />;
}
