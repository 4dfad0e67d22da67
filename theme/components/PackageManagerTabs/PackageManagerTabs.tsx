import { useCopyTexts } from '../../hooks/useCopyTexts';
import { useStoredValue } from '../../hooks/useStoredValue';
import { useText } from '../../hooks/useText';
import { CopyButton } from '../../ui/CopyButton/CopyButton';
import { Tabs } from '../../ui/Tabs/Tabs';
import './PackageManagerTabs.css';
import { PACKAGE_MANAGERS, type PackageCommand, packageCommands } from './packageCommand';

/** The props of `PackageManagerTabs`. */
export interface PackageManagerTabsProps {
  /**
   * The command without the name of the package manager (`install -D vitest`), or an object with a
   * command for each.
   */
  command: PackageCommand;
}

const STORAGE_KEY = 'lectern-package-manager';

/** Tabs with a command for each package manager. The selection applies to all pages. */
export function PackageManagerTabs({ command }: PackageManagerTabsProps) {
  const text = useText();
  const copyTexts = useCopyTexts();
  const [stored, store] = useStoredValue(STORAGE_KEY, PACKAGE_MANAGERS[0]);
  const commands = packageCommands(command);
  const chosen = commands.find(({ name }) => name === stored) ?? commands[0];
  if (!chosen) return null;

  return (
    <Tabs
      className="lt-code lt-code--titled lt-packages"
      panelClassName="lt-code__content"
      tabs={commands}
      value={chosen.name}
      onChange={store}
      label={text('packageManager')}
      renderBar={(list) => (
        <div className="lt-code__bar">
          {list}
          <span className="lt-code__actions">
            <CopyButton getText={() => chosen.command} label={text('copyCode')} {...copyTexts} />
          </span>
        </div>
      )}
      renderPanel={(tab) => (
        // The region has to be focusable so that long lines can be scrolled with the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region
        <pre tabIndex={0}>
          <code>
            {tab.command.split('\n').map((line) => (
              <span key={line} className="line">
                {line}
              </span>
            ))}
          </code>
        </pre>
      )}
    />
  );
}
