import { useLatePart } from '../../ui/loading/useLatePart';

const load = () => import('./LoadedNotices');

/** Notices about a network that fails, and the reading progress: fetched behind the first load, while the network still works. */
export function Notices() {
  const Loaded = useLatePart(load);
  return Loaded && <Loaded />;
}
