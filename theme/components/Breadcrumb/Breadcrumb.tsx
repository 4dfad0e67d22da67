import {
  matchNavbar,
  useLocaleSiteData,
  useLocation,
  useNav,
  usePage,
  useSite,
  withSiteOrigin,
} from '@rspress/core/runtime';
import { Link } from '@rspress/core/theme';
import { parseInlineMarkdownText } from '@rspress/core/theme-original';
import { useText } from '../../hooks/useText';
import { formatRoute } from '../../routes/address';
import { usePageAddress } from '../../routes/usePageAddress';
import { linkTarget } from '../Link/linkTarget';
import { useSectionSidebar } from '../Sidebar/useSectionSidebar';
import { breadcrumbList } from './breadcrumbList';
import './Breadcrumb.css';

interface Step {
  text: string;
  link?: string;
}

/** Returns the section and the groups above the current page. */
function useBreadcrumb(): Step[] {
  const { pathname } = useLocation();
  const { trail } = useSectionSidebar();
  const section = useNav().find((item) => 'link' in item && matchNavbar(item, pathname));
  const steps: Step[] = trail.slice(0, -1);
  const current = trail.at(-1);
  if (section?.text && section.text !== steps[0]?.text && section.text !== current?.text) {
    steps.unshift({ text: section.text, link: 'link' in section ? section.link : undefined });
  }
  return steps;
}

/** Returns the home page of the version and language, for pages that are in no section or group. */
function useHome(): Required<Step> {
  const { title } = useSite().site;
  const locale = useLocaleSiteData() as { title?: string };
  const { version, lang, site } = usePageAddress();
  return { text: locale.title ?? title, link: formatRoute({ version, lang, rest: '/' }, site) };
}

/**
 * Renders the breadcrumb as structured data for search engines: the steps that have a page, and the
 * page itself. Without `siteOrigin`, the URLs are relative to the root of the host.
 */
function BreadcrumbData({ steps }: { steps: Step[] }) {
  const { title } = usePage().page;
  const home = useHome();
  const linked = steps.filter((step): step is Required<Step> => Boolean(step.link));
  const list = (linked.length > 0 ? linked : [home]).map(({ text, link }) => ({
    name: parseInlineMarkdownText(text),
    item: withSiteOrigin(linkTarget(link).href),
  }));
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: breadcrumbList([...list, { name: title }]) }}
    />
  );
}

/** Shows the path to the page: section and groups, as links if they have a page. */
export function Breadcrumb() {
  const text = useText();
  const steps = useBreadcrumb();
  const data = <BreadcrumbData steps={steps} />;
  if (steps.length === 0) return data;
  return (
    <nav className="lt-breadcrumb" aria-label={text('breadcrumb')}>
      <ol className="lt-breadcrumb__list">
        {steps.map((step) => (
          <li key={step.text} className="lt-breadcrumb__step">
            {step.link ? (
              <Link className="lt-breadcrumb__link" href={step.link}>
                {parseInlineMarkdownText(step.text)}
              </Link>
            ) : (
              parseInlineMarkdownText(step.text)
            )}
          </li>
        ))}
      </ol>
      {data}
    </nav>
  );
}
