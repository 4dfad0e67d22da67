import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useTextsOf } from '../../hooks/useTextsOf';
import { CheckReport } from './CheckReport';
import './ConfigCheck.css';
import { configCheckStrings } from './configCheckStrings';
import { keepTyped, readTyped } from './keptConfig';
import { lineRange, reportGroups, summaryKey } from './reportGroups';
import { useCheck } from './useCheck';

export interface ConfigCheckProps {
  version: string;
  lang: string;
  /** All versions that can be checked against, separated by spaces, the newest first. */
  versions: string;
}

/**
 * Checks a pasted configuration against the options of a version in the browser. The text is neither
 * executed nor sent to a server.
 */
export function ConfigCheck({ version, lang, versions }: ConfigCheckProps) {
  const id = useId();
  const text = useTextsOf(configCheckStrings);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isEdited, setEdited] = useState(false);
  const { state, prepare, run } = useCheck({ version, lang, versions: versions.split(' ') });

  function check(): void {
    const config = field.current?.value ?? '';
    keepTyped({ config, isChecked: true });
    setEdited(false);
    void run(config);
  }

  const showTyped = useEffectEvent(() => {
    const area = field.current;
    if (!area) return;
    // A text that was typed before the page was hydrated is newer.
    const { config, isChecked } = readTyped();
    if (area.value === '') area.value = config;
    if (isChecked && config !== '' && area.value === config) void run(config);
  });
  useEffect(() => showTyped(), []);

  function edit({ currentTarget: { value } }: FormEvent<HTMLTextAreaElement>): void {
    keepTyped({ config: value, isChecked: false });
    setEdited(true);
  }

  function checkByKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) check();
  }

  function showLine(line: number): void {
    const area = field.current;
    if (!area) return;
    area.focus();
    area.setSelectionRange(...lineRange(area.value, line));
    const height = Number.parseFloat(getComputedStyle(area).lineHeight);
    area.scrollTop = Math.max(0, (line - 3) * height);
  }

  function summary(): string {
    if (state.step === 'running') return text('checkRunning');
    if (state.step === 'idle' || !state.report.isRead) return '';
    const count = reportGroups(state.report.findings).change.length;
    return text(summaryKey(count, state.report.more !== undefined), { count });
  }

  return (
    <div className="lt-check">
      <noscript>
        <p>{text('checkNeedsScripts')}</p>
      </noscript>
      <label className="lt-check__label" htmlFor={id}>
        {text('checkLabel')}
      </label>
      <textarea
        ref={field}
        id={id}
        className="lt-check__field"
        rows={14}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder={text('checkPlaceholder')}
        onFocus={prepare}
        onInput={edit}
        onKeyDown={checkByKey}
      />
      <div className="lt-check__bar">
        <button type="button" className="lt-button lt-button--primary" onClick={check}>
          {text('checkRun')}
        </button>
        <span className="lt-check__privacy">{text('checkPrivacy')}</span>
      </div>
      <p className="lt-check__summary" role="status">
        {summary()}
        {isEdited && state.step === 'done' && (
          <span className="lt-check__edited">{text('checkEdited')}</span>
        )}
      </p>
      {state.step === 'done' && (
        <CheckReport report={state.report} release={state.release} onLine={showLine} />
      )}
    </div>
  );
}
