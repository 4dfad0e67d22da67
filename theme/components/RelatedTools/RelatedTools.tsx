import { normalizeImagePath, useLocation, useSite } from '@rspress/core/runtime';
import { useId } from 'react';
import type { RelatedTool, RelatedToolGroup, RelatedToolsData } from '../../home/toolOptions';
import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';
import { Popover } from '../../ui/Popover/Popover';
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
        <span className="lt-related__name">{tool.title}</span>
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
        {group.tools.map((tool) => (
          <li key={tool.title}>
            <Tool tool={tool} lang={lang} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface RelatedToolsProps {
  /** The language of the texts; without it the path decides. */
  lang?: string;
}

/** A button of the navbar that shows the tools around the product; absent where there are none. */
export function RelatedTools({ lang }: RelatedToolsProps) {
  const text = useText();
  const { pathname } = useLocation();
  const { relatedTools = [] } = useSite().site.themeConfig as RelatedToolsData;
  if (relatedTools.length === 0) return null;
  const language = toolLanguage(lang, pathname);
  return (
    <Popover
      label={text('relatedTools')}
      title={text('relatedTools')}
      trigger={<Icon name="tools" width={18} height={18} />}
      popupClassName="lt-related"
    >
      <div className="lt-related__groups">
        {relatedTools.map((group) => (
          <Group key={group.title} group={group} lang={language} />
        ))}
      </div>
    </Popover>
  );
}
