import { useTextsOf } from '../../hooks/useTextsOf';
import { TitledDialog } from '../../ui/Dialog/TitledDialog';
import { noticeStrings } from '../Notices/noticeStrings';
import './Offline.css';
import { offlineItemStrings } from './offlineItemStrings';
import { offlineStrings } from './offlineStrings';
import { PackEntry } from './PackEntry';
import { usePacks } from './usePacks';

export interface OfflineDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function Packs() {
  const noticeText = useTextsOf(noticeStrings);
  const offlineText = useTextsOf(offlineStrings);
  const { state, rows, load, ...actions } = usePacks();
  if (state.kind === 'unsupported') return <p>{offlineText('packUnsupported')}</p>;
  return (
    <>
      {rows.map((row) => (
        <PackEntry key={`${row.version} ${row.lang}`} row={row} {...actions} />
      ))}
      {state.kind === 'unknown' && !rows.some(({ saved }) => saved) && (
        <div className="lt-offline__pack">
          <p role="alert">{offlineText('packUnknown')}</p>
          <button type="button" className="lt-button" onClick={() => void load()}>
            {noticeText('tryAgain')}
          </button>
        </div>
      )}
    </>
  );
}

/**
 * A dialog to save the docs on the device. It shows their size before downloading, and removes them
 * with one click.
 */
export default function OfflineDialog({ isOpen, onOpenChange }: OfflineDialogProps) {
  const noticeText = useTextsOf(noticeStrings);
  const itemText = useTextsOf(offlineItemStrings);
  return (
    <TitledDialog
      className="lt-offline"
      title={itemText('readOffline')}
      closeLabel={noticeText('close')}
      open={isOpen}
      onOpenChange={onOpenChange}
    >
      <div className="lt-offline__body">
        <Packs />
      </div>
    </TitledDialog>
  );
}
