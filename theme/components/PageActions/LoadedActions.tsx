import { Popover } from '@base-ui/react/popover';
import { useSite, withBase } from '@rspress/core/runtime';
import { lazy, Suspense, useState } from 'react';
import { MCP_PATH } from '../../../plugins/mcp/shared';
import { useText } from '../../hooks/useText';
import { CopyButton } from '../../ui/CopyButton/CopyButton';
import { Icon } from '../../ui/icons';
import type { IntentStart } from '../../ui/intent/useIntent';
import LoadedPopover from '../../ui/Popover/LoadedPopover';
import { useOtherVersion } from '../Compare/useOtherVersion';
import { ASSISTANTS, assistantHref } from './assistants';
import { mcpCommand } from './mcpCommand';
import { MoreContent } from './PageActions';
import { useLlmsSettings, useTwinPath } from './usePageSource';

const CompareDialog = lazy(() => import('../Compare/CompareDialog'));

function OutsideLink({ href, label }: { href: string; label: string }) {
  const text = useText();
  return (
    <li>
      <a className="lt-actions__item" href={href} target="_blank" rel="noopener noreferrer">
        {label}
        <span className="lt-visually-hidden">, {text('newTab')}</span>
        <Icon name="external" className="lt-actions__external" />
      </a>
    </li>
  );
}

function Pasted({ label, value, copyLabel }: { label: string; value: string; copyLabel: string }) {
  const text = useText();
  return (
    <div className="lt-actions__paste">
      <p className="lt-actions__hint">{label}</p>
      <div className="lt-actions__value">
        <code>{value}</code>
        <CopyButton getText={() => value} label={copyLabel} copiedLabel={text('copied')} />
      </div>
    </div>
  );
}

function Connect() {
  const text = useText();
  const { site } = useSite();
  const address = `${window.location.origin}${withBase(MCP_PATH)}`;
  return (
    <section className="lt-actions__section">
      <p className="lt-actions__heading">{text('connectMcp')}</p>
      <Pasted label={text('mcpAddress')} value={address} copyLabel={text('copyMcpAddress')} />
      <Pasted
        label={text('mcpCommand')}
        value={mcpCommand(site.title, address)}
        copyLabel={text('copyCommand')}
      />
    </section>
  );
}

/** The menu of the actions, loaded when a reader reaches its button. */
export default function LoadedActions({ start }: { start: IntentStart }) {
  const text = useText();
  const twin = useTwinPath();
  const { mcp } = useLlmsSettings();
  const pair = useOtherVersion();
  const [isComparing, setIsComparing] = useState<boolean>();
  const prompt = text('askAboutPage', { url: `${window.location.origin}${twin}` });
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
          <OutsideLink href={twin} label={text('viewMarkdown')} />
          {pair && (
            <li>
              <Popover.Close className="lt-actions__item" onClick={() => setIsComparing(true)}>
                {text('compareWith', { version: pair.other })}
              </Popover.Close>
            </li>
          )}
        </ul>
        <section className="lt-actions__section">
          <p className="lt-actions__heading">{text('openIn')}</p>
          <ul>
            {ASSISTANTS.map((assistant) => (
              <OutsideLink
                key={assistant.name}
                href={assistantHref(assistant, prompt)}
                label={text('openInAssistant', { name: assistant.name })}
              />
            ))}
          </ul>
        </section>
        {mcp && <Connect />}
      </LoadedPopover>
      {pair && isComparing !== undefined && (
        <Suspense>
          <CompareDialog pair={pair} isOpen={isComparing} onOpenChange={setIsComparing} />
        </Suspense>
      )}
    </>
  );
}
