import { useLatePart } from '../../ui/loading/useLatePart';

const load = () => import('./LoadedNotices');

/** Loads the notices and the reading progress after the first load, while the network is still available. */
export function Notices() {
  const Loaded = useLatePart(load);
  return Loaded && <Loaded />;
}
