import type {
  DocLayoutProps,
  HomeLayoutProps,
  LayoutProps,
  NavProps,
} from '@rspress/core/theme-original';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { DocContentProps } from './components/DocContent/DocContent';
import type { ImageZoomProps } from './components/ImageZoom/ImageZoom';
import type { NavSectionsProps } from './components/Nav/NavSections';
import type { OverviewProps } from './components/Overview/Overview';
import type { RelatedToolsProps } from './components/RelatedTools/RelatedTools';

/** A part that takes no properties: what it shows it asks the page and the site for. */
type Part = ComponentType;

/** The page as a whole, and the kinds of page. */
export interface LayoutParts {
  /** Every page: the navbar, one of the three layouts below, the footer of the site. */
  Layout: ComponentType<LayoutProps>;
  /** A page of the documentation: sidebar, text, outline. */
  DocLayout: ComponentType<DocLayoutProps>;
  /** The landing page. */
  HomeLayout: ComponentType<HomeLayoutProps>;
  /** An address without a page. */
  NotFoundLayout: Part;
}

/** What `Layout` puts around the page. */
export interface PageParts {
  /** The bar at the top. */
  Nav: ComponentType<NavProps>;
  /** The last thing on a page: `footer.message` of the site. */
  SiteFooter: Part;
  /** Below the navbar: that the page is not there in the language or version that was chosen. */
  MissingPageNotice: Part;
  /** In a corner: that something could not be loaded. */
  Notices: Part;
  /** The button back to the top of a long page. */
  ScrollToTop: Part;
  /** Lets images zoom; shows nothing itself. */
  ImageZoom: ComponentType<ImageZoomProps>;
}

/** What is in `Nav`. */
export interface NavParts {
  /** Mark and name of the site, with the way home. */
  NavTitle: Part;
  /** The menu of versions. */
  VersionMenu: Part;
  /** The links to the sections of the site, as `_nav.json` has them. */
  NavSections: ComponentType<NavSectionsProps>;
  /** The button of the search, and its dialog. */
  Search: Part;
  /** The tools around the product. */
  RelatedTools: ComponentType<RelatedToolsProps>;
  /** The menu of languages. */
  LanguageMenu: Part;
  /** The menu of light, dark and as the system has it. */
  SwitchAppearance: Part;
  /** The links of the site elsewhere; in the menu of narrow windows too. */
  SocialLinks: Part;
  /** The button of the menu of narrow windows, and the menu. */
  NavHamburger: Part;
}

/** What is in `DocLayout`. */
export interface DocParts {
  /** On narrow windows: the buttons of sidebar and outline. */
  MenuBar: Part;
  /** The pages of the section; in the drawer of narrow windows too. */
  Sidebar: Part;
  /** The way from the section to the page, above its title. */
  Breadcrumb: Part;
  /** That the page is of an old version. */
  VersionNotice: Part;
  /** That the page is not translated. */
  LanguageNotice: Part;
  /** That the translation is older than the page. */
  TranslationNotice: Part;
  /** The text of the page. */
  DocContent: ComponentType<DocContentProps>;
  /** The title of a page whose text has none. */
  PageHeading: ComponentType<{ title: string }>;
  /** Below the title: copy the page, open it in an assistant. */
  PageActions: Part;
  /** The list of a section's pages, with a filter. */
  Overview: ComponentType<OverviewProps>;
  /** The end of the page: its source, its age, the pages before and after it. */
  DocFooter: Part;
  /** The link to the page's source. */
  EditLink: Part;
  /** Whether the page has helped: only on sites that ask, see `askAi.pageFeedback`. */
  PageFeedback: Part;
  /** When the page was changed. */
  LastUpdated: Part;
  /** The headings of the page; in the menu of narrow windows too. */
  Outline: Part;
}

/** What is in `HomeLayout`. */
export interface HomeParts {
  /** Name, what it is, and where to begin. */
  HomeHero: Part;
  /** The picture beside it; without one `hero.picture` of the frontmatter. */
  HeroPicture: Part;
  /** The Markdown of the page. */
  HomeBody: Part;
  /** The cards of `features`. */
  HomeFeature: Part;
  /** The cards of the tools around the product. */
  ToolGrid: Part;
}

/** What stands for an element of the Markdown of pages. */
export interface TextParts {
  /** Every link, in texts and around them. */
  // biome-ignore lint/suspicious/noExplicitAny: Rspress's links take whatever an `a` takes
  Link: ComponentType<any>;
  /** A table. */
  ScrollTable: ComponentType<ComponentProps<'table'>>;
}

/** What a site puts into `Nav`, as properties of its own `Layout` or `Nav`. */
export interface NavSlots {
  /** Before mark and name of the site. */
  beforeNavTitle?: ReactNode;
  /** Behind mark and name of the site. */
  afterNavTitle?: ReactNode;
  /** Before the buttons at the end of the bar. */
  beforeNavMenu?: ReactNode;
  /** Behind the buttons at the end of the bar. */
  afterNavMenu?: ReactNode;
}

/** What a site puts into a page of the documentation, as properties of its own `Layout` or `DocLayout`. */
export interface DocSlots {
  /** Above sidebar, text and outline. */
  beforeDoc?: ReactNode;
  /** Below sidebar, text and outline. */
  afterDoc?: ReactNode;
  /** Above the sidebar. */
  beforeSidebar?: ReactNode;
  /** Below the sidebar. */
  afterSidebar?: ReactNode;
  /** Above the text of the page, before the way to it. */
  beforeDocContent?: ReactNode;
  /** Below the text of the page. */
  afterDocContent?: ReactNode;
  /** Above source, age and neighbors of the page. */
  beforeDocFooter?: ReactNode;
  /** Below source, age and neighbors of the page. */
  afterDocFooter?: ReactNode;
  /** Above the headings of the page. */
  beforeOutline?: ReactNode;
  /** Below the headings of the page. */
  afterOutline?: ReactNode;
}

/** What a site puts into the landing page, as properties of its own `Layout` or `HomeLayout`. */
export interface HomeSlots {
  /** Above name and picture. */
  beforeHero?: ReactNode;
  /** Below name and picture. */
  afterHero?: ReactNode;
  /** Above the cards of `features`. */
  beforeFeatures?: ReactNode;
  /** Below the cards of `features`. */
  afterFeatures?: ReactNode;
}

/** What a site puts on every page, as properties of its own `Layout`. */
export interface LayoutSlots extends NavSlots, DocSlots, HomeSlots {
  /** The first thing on the page. */
  top?: ReactNode;
  /** The last thing before the footer of the site. */
  bottom?: ReactNode;
  /** Before the bar at the top. */
  beforeNav?: ReactNode;
  /** Below the bar at the top. */
  afterNav?: ReactNode;
}

/**
 * Every part of the theme that a site may replace or wrap: it exports its own under the same name
 * from `index.tsx` of its `theme` folder, which begins with `export * from` ours. What it exports is
 * used everywhere. The original is there under its name for a part that wraps it.
 *
 * Parts with names of Rspress's theme have its properties.
 */
export interface ThemeParts
  extends LayoutParts,
    PageParts,
    NavParts,
    DocParts,
    HomeParts,
    TextParts {}

/** The parts that Rspress's theme does not have. */
declare module '@rspress/core/theme' {
  const SiteFooter: ThemeParts['SiteFooter'];
  const MissingPageNotice: ThemeParts['MissingPageNotice'];
  const Notices: ThemeParts['Notices'];
  const ScrollToTop: ThemeParts['ScrollToTop'];
  const ImageZoom: ThemeParts['ImageZoom'];
  const VersionMenu: ThemeParts['VersionMenu'];
  const NavSections: ThemeParts['NavSections'];
  const RelatedTools: ThemeParts['RelatedTools'];
  const LanguageMenu: ThemeParts['LanguageMenu'];
  const MenuBar: ThemeParts['MenuBar'];
  const Breadcrumb: ThemeParts['Breadcrumb'];
  const VersionNotice: ThemeParts['VersionNotice'];
  const PageFeedback: ThemeParts['PageFeedback'];
  const LanguageNotice: ThemeParts['LanguageNotice'];
  const TranslationNotice: ThemeParts['TranslationNotice'];
  const PageActions: ThemeParts['PageActions'];
  const PageHeading: ThemeParts['PageHeading'];
  const HeroPicture: ThemeParts['HeroPicture'];
  const HomeBody: ThemeParts['HomeBody'];
  const ToolGrid: ThemeParts['ToolGrid'];
  const ScrollTable: ThemeParts['ScrollTable'];
}
