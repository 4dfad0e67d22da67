import { type DragEvent, useState } from 'react';
import { useStoredValue } from '../../hooks/useStoredValue';
import { useTextsOf } from '../../hooks/useTextsOf';
import { usePart } from '../../ui/loading/usePart';
import { isMinor, USES_KEY } from './keptVersion';
import { optionVersionStrings } from './optionVersionStrings';

export interface OptionVersionProps {
  /** The version of the docs: `v2`. */
  version: string;
  /** The minor versions of every version of the docs: `v2=2.0,2.1 v1=1.0`. */
  minors: string;
  /** The name of the package. */
  name: string;
}

/**
 * A button that asks which version the reader uses. The code that marks options missing from that
 * version is loaded on interaction, or at once if a version is stored.
 */
export function OptionVersion(props: OptionVersionProps) {
  const text = useTextsOf(optionVersionStrings);
  const [stored] = useStoredValue(USES_KEY, '');
  const [isOpened, setOpened] = useState(false);
  const [dropped, setDropped] = useState<File>();
  const Choice = usePart(() => import('./UsedVersion'), isOpened || isMinor(stored), setOpened);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOpened(true);
    setDropped(event.dataTransfer.files[0]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {Choice ? (
        <Choice {...props} isOpened={isOpened} {...(dropped && { dropped })} />
      ) : (
        <div className="lt-actions">
          <span className="lt-actions__split">
            <button type="button" className="lt-actions__button" onClick={() => setOpened(true)}>
              {text('usesChoose')}
            </button>
          </span>
        </div>
      )}
    </div>
  );
}
