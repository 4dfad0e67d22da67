import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useTextsOf } from '../../hooks/useTextsOf';
import { Tabs } from '../../ui/Tabs/Tabs';
import './CodeGroup.css';
import { codeGroupStrings } from './codeGroupStrings';
import { tabNames } from './groupChoice';
import { useGroupChoice } from './useGroupChoice';

export interface CodeGroupTabProps {
  /** The label of the tab. */
  label: string;
  /** A single code block. */
  children: ReactNode;
}

/** A tab of a code group. */
export function CodeGroupTab({ children }: CodeGroupTabProps) {
  return children;
}

export interface CodeGroupProps {
  /** The tabs, as `CodeGroupTab` elements. */
  children: ReactNode;
}

/** Shows code blocks as tabs: `:::code-group` in Markdown. The selection applies to all pages. */
export function CodeGroup({ children }: CodeGroupProps) {
  const text = useTextsOf(codeGroupStrings);
  const tabs = Children.toArray(children).filter(
    (child): child is ReactElement<CodeGroupTabProps> => isValidElement<CodeGroupTabProps>(child),
  );
  const names = tabNames(tabs.map(({ props }) => props.label));
  const [chosen, choose] = useGroupChoice(names);
  if (import.meta.env.SSG_MD) return children;

  return (
    <Tabs
      className="lt-code-group"
      tabs={tabs.map((tab, at) => ({ name: names[at] ?? '', label: tab.props.label, tab }))}
      value={chosen}
      onChange={choose}
      label={text('codeVariants')}
      renderPanel={({ tab }) => tab}
    />
  );
}
