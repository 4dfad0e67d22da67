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
  /** Every page: the navbar, one of the next three layouts, and the footer of the site. */
  Layout: ComponentType<LayoutProps>;
  /** A documentation page: sidebar, text and outline. */
  DocLayout: ComponentType<DocLayoutProps>;
  /** The home page. */
  HomeLayout: ComponentType<HomeLayoutProps>;
  /** The page for addresses that do not exist. */
  NotFoundLayout: Part;
}

/** What `Layout` puts around the page. */
export interface PageParts {
  /** The navbar. */
  Nav: ComponentType<NavProps>;
  /** The footer at the end of every page: `footer.message` of the site. */
  SiteFooter: Part;
  /**
   * The notice below the navbar that the page does not exist in the selected language or version.
   */
  MissingPageNotice: Part;
  /** The notice in a corner that something could not be loaded, and the line that shows how much of a long page has been read. */
  Notices: Part;
  /** The button that scrolls a long page back to the top. */
  ScrollToTop: Part;
  /** Enlarges images on click. Until then, it does not show anything. */
  ImageZoom: ComponentType<ImageZoomProps>;
}

/** What is in `Nav`. */
export interface NavParts {
  /** The logo and name of the site, with a link to the home page. */
  NavTitle: Part;
  /** The menu of versions. */
  VersionMenu: Part;
  /** The links to the sections of the site, from `_nav.json`. */
  NavSections: ComponentType<NavSectionsProps>;
  /** The search button and its dialog. */
  Search: Part;
  /** The tools related to the product. */
  RelatedTools: ComponentType<RelatedToolsProps>;
  /** The menu of languages. */
  LanguageMenu: Part;
  /** The menu for the appearance: light, dark, or the same as the system. */
  SwitchAppearance: Part;
  /** The links to the project on other sites, also in the menu of narrow windows. */
  SocialLinks: Part;
  /** The menu for narrow windows, and its button. */
  NavHamburger: Part;
}

/** What is in `DocLayout`. */
export interface DocParts {
  /** The buttons for the sidebar and outline in narrow windows. */
  MenuBar: Part;
  /** The list of the pages in the section, also in the drawer of narrow windows. */
  Sidebar: Part;
  /** The path from the section to the page, above its title. */
  Breadcrumb: Part;
  /** The notice that the page belongs to an old version. */
  VersionNotice: Part;
  /** The notice that the page is not translated. */
  LanguageNotice: Part;
  /** The notice that the page has changed since it was translated. */
  TranslationNotice: Part;
  /** The main text of the page. */
  DocContent: ComponentType<DocContentProps>;
  /** The title of a page whose text has no `#` heading. */
  PageHeading: ComponentType<{ title: string }>;
  /** The actions below the title: copy the page, or open it in an assistant. */
  PageActions: Part;
  /** The list of the pages in a section, with a filter. */
  Overview: ComponentType<OverviewProps>;
  /** The end of the page: the edit link, the date, and the links to the previous and next page. */
  DocFooter: Part;
  /** The link to the page's source. */
  EditLink: Part;
  /** The link that reports a problem with the page, on sites with `repository`. */
  ReportLink: Part;
  /** The question that asks whether the page was helpful, on sites with `askAi.pageFeedback`. */
  PageFeedback: Part;
  /** The date of the last change to the page. */
  LastUpdated: Part;
  /** The list of the headings on the page, also in the menu of narrow windows. */
  Outline: Part;
}

/** What is in `HomeLayout`. */
export interface HomeParts {
  /** The name of the product, a description of it, and the buttons. */
  HomeHero: Part;
  /** The image next to `HomeHero`. By default, it is `hero.picture` in the frontmatter. */
  HeroPicture: Part;
  /** The Markdown content of the home page. */
  HomeBody: Part;
  /** The cards of `features`. */
  HomeFeature: Part;
  /** The cards of the tools related to the product. */
  ToolGrid: Part;
}

/** What stands for an element of the Markdown of pages. */
export interface TextParts {
  /** Every link, on pages and in the parts around them. */
  // biome-ignore lint/suspicious/noExplicitAny: Rspress's links accept all properties of `a`
  Link: ComponentType<any>;
  /** A table. */
  ScrollTable: ComponentType<ComponentProps<'table'>>;
}

/** Content that a site adds to `Nav`, as props of its own `Layout` or `Nav`. */
export interface NavSlots {
  /** Content before the logo and name of the site. */
  beforeNavTitle?: ReactNode;
  /** Content after the logo and name of the site. */
  afterNavTitle?: ReactNode;
  /** Content before the buttons at the end of the navbar. */
  beforeNavMenu?: ReactNode;
  /** Content after the buttons at the end of the navbar. */
  afterNavMenu?: ReactNode;
}

/** Content that a site adds to a documentation page, as props of its own `Layout` or `DocLayout`. */
export interface DocSlots {
  /** Content above the sidebar, text and outline. */
  beforeDoc?: ReactNode;
  /** Content below the sidebar, text and outline. */
  afterDoc?: ReactNode;
  /** Content above the sidebar. */
  beforeSidebar?: ReactNode;
  /** Content below the sidebar. */
  afterSidebar?: ReactNode;
  /** Content above the text of the page, before the breadcrumbs. */
  beforeDocContent?: ReactNode;
  /**
   * Content directly below the title of the page, above its actions. For text that the Markdown and the
   * search also contain, use the plugin function of the same name.
   */
  afterTitle?: ReactNode;
  /** Content below the text of the page. */
  afterDocContent?: ReactNode;
  /** Content above the edit link, the date and the links to the previous and next page. */
  beforeDocFooter?: ReactNode;
  /** Content below the edit link, the date and the links to the previous and next page. */
  afterDocFooter?: ReactNode;
  /** Content above the headings of the page, on pages with an outline. */
  beforeOutline?: ReactNode;
  /** Content below the headings of the page, on pages with an outline. */
  afterOutline?: ReactNode;
}

/** Content that a site adds to the home page, as props of its own `Layout` or `HomeLayout`. */
export interface HomeSlots {
  /** Content above the name and the image of the home page. */
  beforeHero?: ReactNode;
  /** Content below the name and the image of the home page. */
  afterHero?: ReactNode;
  /** Content above the cards of `features`. */
  beforeFeatures?: ReactNode;
  /** Content below the cards of `features`. */
  afterFeatures?: ReactNode;
}

/** Content that a site adds to every page, as props of its own `Layout`. */
export interface LayoutSlots extends NavSlots, DocSlots, HomeSlots {
  /** The first content on the page. */
  top?: ReactNode;
  /** The last content before the footer of the site. */
  bottom?: ReactNode;
  /** Content before the navbar. */
  beforeNav?: ReactNode;
  /** Content below the navbar. */
  afterNav?: ReactNode;
}

/**
 * The parts of the theme that a site can replace or wrap. To do so, the `index.tsx` in its `theme`
 * folder begins with `export * from 'lectern/theme'` and then exports its own part under the same
 * name, which is used everywhere. To wrap the original, import it from `lectern/theme`.
 *
 * A part that has the same name as a part of Rspress's theme also has the same props.
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
  const ReportLink: ThemeParts['ReportLink'];
  const LanguageNotice: ThemeParts['LanguageNotice'];
  const TranslationNotice: ThemeParts['TranslationNotice'];
  const PageActions: ThemeParts['PageActions'];
  const PageHeading: ThemeParts['PageHeading'];
  const HeroPicture: ThemeParts['HeroPicture'];
  const HomeBody: ThemeParts['HomeBody'];
  const ToolGrid: ThemeParts['ToolGrid'];
  const ScrollTable: ThemeParts['ScrollTable'];
}
