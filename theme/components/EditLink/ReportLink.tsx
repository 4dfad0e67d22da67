import { usePage } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import type { PageSource } from '../../../plugins/pages/page-source/shared';
import { useText } from '../../hooks/useText';

/** A link to a form for a problem with the page, in a new tab; nothing where the site has no repository. */
export function ReportLink() {
  const { reportAddress } = usePage().page as PageSource;
  const text = useText();
  return reportAddress ? (
    <Link className="lt-edit-link" href={reportAddress}>
      {text('reportProblem')}
    </Link>
  ) : null;
}
