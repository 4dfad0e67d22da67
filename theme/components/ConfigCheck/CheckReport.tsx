import { Link } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import type {
  ReportedFinding,
  ReportedOption,
  TextReport,
} from '../../../plugins/reference/config-check/client/checkText';
import { useTextsOf } from '../../hooks/useTextsOf';
import { inlineHtml, withoutLinks } from '../AllOptions/inlineHtml';
import { configCheckStrings } from './configCheckStrings';
import { reportGroups } from './reportGroups';

interface CheckReportProps {
  report: TextReport;
  /** The version that the configuration was checked against: `2.3.2`. */
  release: string;
  /** Selects a line of the input. */
  onLine: (line: number) => void;
}

/** A text with inline code. Pasted input never becomes a link. */
function InlineText({ text }: { text: string }) {
  return <span dangerouslySetInnerHTML={{ __html: inlineHtml(text) }} />;
}

function LineButton({ line, onLine }: { line: number; onLine: CheckReportProps['onLine'] }) {
  const text = useTextsOf(configCheckStrings);
  return (
    <button type="button" className="lt-check__line" onClick={() => onLine(line)}>
      {text('checkLine', { line })}
    </button>
  );
}

function OptionName({ name, page }: ReportedOption) {
  const code = <code>{name}</code>;
  return page ? <Link href={page}>{code}</Link> : code;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="lt-check__group">
      <h2 className="lt-check__title">{title}</h2>
      {children}
    </section>
  );
}

function Findings({
  findings,
  onLine,
}: {
  findings: readonly ReportedFinding[];
  onLine: CheckReportProps['onLine'];
}) {
  const text = useTextsOf(configCheckStrings);
  return (
    <ul className="lt-check__findings">
      {findings.map(({ finding: { place, path, kind }, text: said, page }) => (
        <li key={`${place.line}:${place.column}:${kind}:${path}`}>
          <LineButton line={place.line} onLine={onLine} />
          <span className="lt-check__said">
            <InlineText text={said} />
            {/* Full-width punctuation includes its own space. */}
            {!/[。？！]$/.test(said) && ' '}
            {page && (
              <Link className="lt-check__read" href={page}>
                {text('checkRead')}
                <span className="lt-visually-hidden"> {path}</span>
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Shows the result of a check: required changes, warnings, and recognized options. */
export function CheckReport({ report, release, onLine }: CheckReportProps) {
  const text = useTextsOf(configCheckStrings);
  if (!report.isRead) {
    return (
      <p className="lt-check__unread">
        {report.line !== undefined && <LineButton line={report.line} onLine={onLine} />}
        <InlineText text={report.text} />
      </p>
    );
  }
  const { change, look } = reportGroups(report.findings);
  return (
    <>
      {change.length > 0 && (
        <Group title={text('checkChange')}>
          <Findings findings={change} onLine={onLine} />
        </Group>
      )}
      {look.length > 0 && (
        <Group title={text('checkLook')}>
          <Findings findings={look} onLine={onLine} />
        </Group>
      )}
      {report.more && <p>{report.more}</p>}
      {report.defaults.length > 0 && (
        <Group title={text('checkDefaults')}>
          <p>{text('checkDefaultsAbout', { version: release })}</p>
          <ul className="lt-check__options">
            {report.defaults.map(({ name, page, was, now }) => (
              <li key={name}>
                <OptionName name={name} page={page} />{' '}
                <InlineText text={withoutLinks(text('checkDefault', { was, now }))} />
              </li>
            ))}
          </ul>
        </Group>
      )}
      {report.known.length > 0 && (
        <details className="lt-check__known">
          <summary>{text('checkKnown', { count: report.known.length })}</summary>
          <ul className="lt-check__options">
            {report.known.map(({ name, page }) => (
              <li key={name}>
                <OptionName name={name} page={page} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
