import { Popover } from '@base-ui/react/popover';
import { useSite, withBase } from '@rspress/core/runtime';
import { loadOffline } from 'virtual-offline';
import { MCP_PATH } from '../../../plugins/retrieval/mcp/shared';
import { useAddressState } from '../../hooks/useAddressState';
import { useCopyTexts } from '../../hooks/useCopyTexts';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { useText } from '../../hooks/useText';
import { useTextsOf } from '../../hooks/useTextsOf';
import { queryParameter } from '../../routes/queryParameter';
import { CopyButton } from '../../ui/CopyButton/CopyButton';
import { Icon } from '../../ui/icons';
import type { IntentStart } from '../../ui/intent/useIntent';
import { usePart } from '../../ui/loading/usePart';
import LoadedPopover from '../../ui/Popover/LoadedPopover';
import { ROOM_FOR_TWO, useBeside } from '../Beside/useBeside';
import { useTranslation } from '../Beside/useTranslation';
import { useOtherVersion } from '../Compare/useOtherVersion';
import { offlineItemStrings } from '../Offline/offlineItemStrings';
import { openOffline } from '../Offline/openOffline';
import './ActionsPopup.css';
import { actionStrings } from './actionStrings';
import { ASSISTANTS, assistantHref } from './assistants';
import { mcpCommand } from './mcpCommand';
import { MoreContent } from './PageActions';
import { useLlmsSettings, useMarkdownPath } from './usePageSource';

/** `?compare=v1` opens the comparison with that version. */
const COMPARED = queryParameter('compare');

const loadCompare = () => import('../Compare/CompareDialog');

function BesideItem({ lang }: { lang: string }) {
  const actionText = useTextsOf(actionStrings);
  const { readBeside } = useBeside();
  const translation = useTranslation(lang);
  if (!translation) return null;
  return (
    <li>
      <Popover.Close className="lt-actions__item" onClick={() => readBeside(lang, true)}>
        {actionText('readBeside', { language: translation.name })}
      </Popover.Close>
    </li>
  );
}

/** Menu items for the other languages of the page, if the window has room for a second column. */
function BesideItems() {
  const { locales } = useSite().site;
  const { lang: open } = useBeside();
  const hasRoom = useMediaQuery(ROOM_FOR_TWO);
  if (!hasRoom) return null;
  return locales.map(({ lang }) => lang !== open && <BesideItem key={lang} lang={lang} />);
}

function OutsideLink({ href, label }: { href: string; label: string }) {
  const actionText = useTextsOf(actionStrings);
  return (
    <li>
      <a className="lt-actions__item" href={href} target="_blank" rel="noopener noreferrer">
        {label}
        <span className="lt-visually-hidden">, {actionText('newTab')}</span>
        <Icon name="external" className="lt-actions__external" />
      </a>
    </li>
  );
}

function Pasted({ label, value, copyLabel }: { label: string; value: string; copyLabel: string }) {
  const copyTexts = useCopyTexts();
  return (
    <div className="lt-actions__paste">
      <p className="lt-actions__hint">{label}</p>
      <div className="lt-actions__value">
        <code>{value}</code>
        <CopyButton getText={() => value} label={copyLabel} {...copyTexts} />
      </div>
    </div>
  );
}

function Connect() {
  const text = useText();
  const actionText = useTextsOf(actionStrings);
  const { site } = useSite();
  const address = `${window.location.origin}${withBase(MCP_PATH)}`;
  return (
    <section className="lt-actions__section">
      <p className="lt-actions__heading">{actionText('connectMcp')}</p>
      <Pasted
        label={actionText('mcpAddress')}
        value={address}
        copyLabel={actionText('copyMcpAddress')}
      />
      <Pasted
        label={actionText('mcpCommand')}
        value={mcpCommand(site.title, address)}
        copyLabel={text('copyCommand')}
      />
    </section>
  );
}

function OfflineSection() {
  const offlineText = useTextsOf(offlineItemStrings);
  return (
    <section className="lt-actions__section">
      <Popover.Close className="lt-actions__item" onClick={openOffline}>
        {offlineText('readOffline')}
      </Popover.Close>
    </section>
  );
}

/** The menu of page actions, loaded on interaction with its button. */
export default function LoadedActions({ start }: { start: IntentStart }) {
  const text = useText();
  const actionText = useTextsOf(actionStrings);
  const twin = useMarkdownPath();
  const { mcp } = useLlmsSettings();
  const [comparedWith, compareWith] = useAddressState(COMPARED);
  const pair = useOtherVersion(comparedWith);
  const isComparing = pair?.other === comparedWith;
  const onOpenChange = (isOpen: boolean) => compareWith((isOpen && pair?.other) || '');
  const CompareDialog = usePart(loadCompare, isComparing, onOpenChange);
  const prompt = actionText('askAboutPage', { url: `${window.location.origin}${twin}` });
  return (
    <>
      <LoadedPopover
        start={start}
        label={text('moreActions')}
        trigger={<MoreContent />}
        openOnHover={false}
        align="start"
        className="lt-actions__button lt-actions__more"
        popupClassName="lt-actions__popup"
      >
        <ul className="lt-actions__section">
          <OutsideLink href={twin} label={actionText('viewMarkdown')} />
          {pair && (
            <li>
              <Popover.Close className="lt-actions__item" onClick={() => onOpenChange(true)}>
                {actionText('compareWith', { version: pair.other })}
              </Popover.Close>
            </li>
          )}
          <BesideItems />
        </ul>
        <section className="lt-actions__section">
          <p className="lt-actions__heading">{actionText('openIn')}</p>
          <ul>
            {ASSISTANTS.map((assistant) => (
              <OutsideLink
                key={assistant.name}
                href={assistantHref(assistant, prompt)}
                label={actionText('openInAssistant', { name: assistant.name })}
              />
            ))}
          </ul>
        </section>
        {loadOffline && <OfflineSection />}
        {mcp && <Connect />}
      </LoadedPopover>
      {pair && CompareDialog && (
        <CompareDialog pair={pair} isOpen={isComparing} onOpenChange={onOpenChange} />
      )}
    </>
  );
}
