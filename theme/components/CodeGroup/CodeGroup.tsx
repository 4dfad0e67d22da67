import { Tabs } from '@base-ui/react/tabs';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useText } from '../../hooks/useText';
import './CodeGroup.css';

export interface CodeGroupTabProps {
  /** What the tab says. */
  label: string;
  /** One code block. */
  children: ReactNode;
}

/** A tab of a code group. */
export function CodeGroupTab({ children }: CodeGroupTabProps) {
  return children;
}

export interface CodeGroupProps {
  /** `CodeGroupTab`s. */
  children: ReactNode;
}

/** Code blocks of which one shows: `:::code-group` in Markdown. */
export function CodeGroup({ children }: CodeGroupProps) {
  const text = useText();
  if (import.meta.env.SSG_MD) return children;

  const tabs = Children.toArray(children).filter(
    (child): child is ReactElement<CodeGroupTabProps> => isValidElement<CodeGroupTabProps>(child),
  );
  return (
    <Tabs.Root className="lt-code-group" defaultValue={0}>
      <Tabs.List className="lt-tabs" activateOnFocus aria-label={text('codeVariants')}>
        {tabs.map(({ key, props }, index) => (
          <Tabs.Tab key={key} className="lt-tabs__tab" value={index}>
            {props.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab, index) => (
        <Tabs.Panel key={tab.key} value={index} keepMounted>
          {tab}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
