import type { CalloutProps } from '@rspress/core/theme-original';
import { useTextsOf } from '../../hooks/useTextsOf';
import { calloutStrings } from './calloutStrings';
import { calloutTitles } from './calloutTitles';
import './Callout.css';

/**
 * A callout, such as a `:::tip` block. Without a title, it shows the name of its type in the
 * language of the page.
 */
export function Callout({ type, title, children }: CalloutProps) {
  const text = useTextsOf(calloutStrings);
  const label = title && title.toLowerCase() !== type ? title : text(calloutTitles[type]);
  if (type === 'details') {
    return (
      <details className="lt-callout lt-callout--details">
        <summary className="lt-callout__title">{label}</summary>
        <div className="lt-callout__content">{children}</div>
      </details>
    );
  }
  return (
    <div className={`lt-callout lt-callout--${type}`} role="note" aria-label={label}>
      <p className="lt-callout__title">{label}</p>
      <div className="lt-callout__content">{children}</div>
    </div>
  );
}
