import type { CalloutProps } from '@rspress/core/theme-original';
import { useTextsOf } from '../../hooks/useTextsOf';
import { calloutStrings } from './calloutStrings';
import { calloutTitles } from './calloutTitles';
import './Callout.css';

/**
 * A `:::tip` block. Without a title, which Rspress then makes of the type, it gets the type's name in
 * the language of the page.
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
