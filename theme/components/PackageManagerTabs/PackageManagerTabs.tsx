import { Tabs } from '@base-ui/react/tabs';
import { useStoredValue } from '../../hooks/useStoredValue';
import { useText } from '../../hooks/useText';
import { CopyButton } from '../../ui/CopyButton/CopyButton';
import './PackageManagerTabs.css';
import { PACKAGE_MANAGERS, type PackageCommand, packageCommands } from './packageCommand';

export interface PackageManagerTabsProps {
  /** What to type, without the manager's name (`install -D vitest`), or a line for each manager. */
  command: PackageCommand;
}

const STORAGE_KEY = 'lectern-package-manager';

/** A command in the words of each package manager; the choice holds on every page. */
export function PackageManagerTabs({ command }: PackageManagerTabsProps) {
  const text = useText();
  const [stored, store] = useStoredValue(STORAGE_KEY, PACKAGE_MANAGERS[0]);
  const commands = packageCommands(command);
  const chosen = commands.find(([manager]) => manager === stored) ?? commands[0];
  if (!chosen) return null;

  return (
    <Tabs.Root
      className="lt-code lt-code--titled lt-packages"
      value={chosen[0]}
      onValueChange={store}
    >
      <div className="lt-code__bar">
        <Tabs.List className="lt-tabs" activateOnFocus aria-label={text('packageManager')}>
          {commands.map(([manager]) => (
            <Tabs.Tab key={manager} className="lt-tabs__tab" value={manager}>
              {manager}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <span className="lt-code__actions">
          <CopyButton
            getText={() => chosen[1]}
            label={text('copyCode')}
            copiedLabel={text('copied')}
          />
        </span>
      </div>
      {commands.map(([manager, lines]) => (
        <Tabs.Panel key={manager} className="lt-code__content" value={manager} keepMounted>
          <pre>
            <code>
              {lines.split('\n').map((line) => (
                <span key={line} className="line">
                  {line}
                </span>
              ))}
            </code>
          </pre>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
