import { usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import type { PageSource } from '../../../plugins/pages/page-source/shared';
import { usePageTexts } from '../../hooks/usePageTexts';
import { useText } from '../../hooks/useText';
import { Icon } from '../../ui/icons';
import './EditLink.css';

/** A link to the page's source in a new tab. Renders nothing if the source cannot be edited. */
export function EditLink() {
  const { editAddress } = usePage().page as PageSource;
  const texts = usePageTexts();
  return editAddress ? (
    <Link className="lt-edit-link" href={editAddress}>
      <Icon name="pencil" />
      {texts.editPage}
    </Link>
  ) : null;
}

/**
 * A link to a form to report a problem with the page, in a new tab. Renders nothing if the site has no
 * repository.
 */
export function ReportLink() {
  const { title, reportAddress } = usePage().page as PageSource & { title: string };
  const text = useText();
  return reportAddress ? (
    <Link className="lt-edit-link" href={reportAddress + encodeURIComponent(title)}>
      {text('reportProblem')}
    </Link>
  ) : null;
}
