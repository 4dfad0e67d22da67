import { useFrontmatter, usePage, useSite } from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { usePageTexts } from '../../hooks/usePageTexts';
import { Icon } from '../../ui/icons';
import './EditLink.css';
import { editAddress } from './editAddress';

/** A link to the page's source, in a new tab; nothing where the source cannot be edited. */
export function EditLink() {
  const { page } = usePage();
  const { frontmatter } = useFrontmatter();
  const texts = usePageTexts();
  const href = editAddress({
    baseUrl: useSite().site.themeConfig.editLink?.docRepoBaseUrl,
    file: String(page._relativePath),
    override: frontmatter.editLink,
  });
  if (!href) return null;
  return (
    <Link className="lt-edit-link" href={href}>
      <Icon name="pencil" />
      {texts.editPage}
    </Link>
  );
}
