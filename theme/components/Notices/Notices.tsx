import { type ComponentType, useEffect, useState } from 'react';

/** The notices about a network that fails, fetched behind the first page while it still works. */
export function Notices() {
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    import('./LoadedNotices').then(
      ({ default: part }) => setLoaded(() => part),
      () => {},
    );
  }, []);
  return Loaded && <Loaded />;
}
