import { useLatePart } from '../../ui/loading/useLatePart';

const load = () => import('./LoadedNotices');

/** The notices about a network that fails, fetched behind the first page while it still works. */
export function Notices() {
  const Loaded = useLatePart(load);
  return Loaded && <Loaded />;
}
