import { normalizeImagePath, useLocation } from '@rspress/core/runtime';
import { useId } from 'react';
import relatedTools from 'virtual-related-tools';
import type { RelatedTool, RelatedToolGroup } from '../../home/toolOptions';
import { useText } from '../../hooks/useText';
import type { IntentStart } from '../../ui/intent/useIntent';
import LoadedPopover from '../../ui/Popover/LoadedPopover';
import { type RelatedToolsProps, toolsIcon } from './RelatedTools';
import './RelatedTools.css';
import { groupTitle, type ToolLanguage, toolLanguage, toolText } from './toolText';

const LOGO_SIZE = 32;

function Tool({ tool, lang }: { tool: RelatedTool; lang: ToolLanguage }) {
  const { desc, url } = toolText(tool, lang);
  return (
    <a className="lt-related__tool" href={url} target="_blank" rel="noopener">
      <img
        className="lt-related__logo"
        src={normalizeImagePath(tool.logo)}
        alt=""
        width={LOGO_SIZE}
        height={LOGO_SIZE}
        loading="lazy"
        style={tool.logoScale ? { scale: tool.logoScale } : undefined}
      />
      <span className="lt-related__text">
        <span className="lt-related__name">{tool.name}</span>
        <span className="lt-related__desc">{desc}</span>
      </span>
    </a>
  );
}

function Group({ group, lang }: { group: RelatedToolGroup; lang: ToolLanguage }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="lt-related__group">
        {groupTitle(group, lang)}
      </h3>
      <ul className="lt-related__list">
        {group.links.map((tool) => (
          <li key={tool.name}>
            <Tool tool={tool} lang={lang} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The list of tools, loaded on interaction with its button. */
export default function LoadedRelatedTools({
  lang,
  start,
}: RelatedToolsProps & { start: IntentStart }) {
  const text = useText();
  const { pathname } = useLocation();
  const language = toolLanguage(lang, pathname);
  return (
    <LoadedPopover
      start={start}
      label={text('relatedTools')}
      title={text('relatedTools')}
      trigger={toolsIcon}
      popupClassName="lt-related"
    >
      <div className="lt-related__groups">
        {relatedTools.map((group) => (
          <Group key={group.title} group={group} lang={language} />
        ))}
      </div>
    </LoadedPopover>
  );
}
