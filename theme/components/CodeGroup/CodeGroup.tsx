import { Tabs } from '@base-ui/react/tabs';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useText } from '../../hooks/useText';
import './CodeGroup.css';
import { tabNames } from './groupChoice';
import { useGroupChoice } from './useGroupChoice';

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

/** Code blocks of which one shows: `:::code-group` in Markdown. The choice holds on every page. */
export function CodeGroup({ children }: CodeGroupProps) {
  const text = useText();
  const tabs = Children.toArray(children).filter(
    (child): child is ReactElement<CodeGroupTabProps> => isValidElement<CodeGroupTabProps>(child),
  );
  const names = tabNames(tabs.map(({ props }) => props.label));
  const [chosen, choose] = useGroupChoice(names);
  if (import.meta.env.SSG_MD) return children;

  return (
    <Tabs.Root className="lt-code-group" value={chosen} onValueChange={choose}>
      <Tabs.List className="lt-tabs" activateOnFocus aria-label={text('codeVariants')}>
        {tabs.map(({ key, props }, index) => (
          <Tabs.Tab key={key} className="lt-tabs__tab" value={names[index]}>
            {props.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map((tab, index) => (
        <Tabs.Panel key={tab.key} value={names[index]} keepMounted>
          {tab}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
