import { useText } from '../../hooks/useText';
import './Outline.css';
import { OutlineLinks } from './OutlineLinks';

/** The headings of the page. The current one is marked. */
export function Outline() {
  const text = useText();
  return (
    <nav className="lt-outline" aria-label={text('onThisPage')}>
      <p className="lt-outline__title">{text('onThisPage')}</p>
      <OutlineLinks />
    </nav>
  );
}
