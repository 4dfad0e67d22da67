/** A tool in the popover of the navbar. Texts without a language are Chinese, or serve both. */
export interface RelatedTool {
  name: string;
  /** A short description. */
  desc: string;
  descEn?: string;
  /** Where the tool lives: `https://…`. */
  url: string;
  urlEn?: string;
  /** A public file: `/tools/bundler.svg`. */
  logo: string;
  /** Enlarges or shrinks a logo that sits differently in its frame. @default 1 */
  logoScale?: number;
}

/** Tools under a common title. */
export interface RelatedToolGroup {
  title: string;
  titleEn?: string;
  links: RelatedTool[];
}

/** A tool on the landing page. */
export interface ToolCard {
  name: string;
  desc: string;
  logo: string;
  url: string;
  /** What the link says: `rspack.rs`. */
  urlText: string;
}

/** The section of tools on the landing page, in one language. */
export interface ToolSection {
  heading: string;
  tagline: string;
  cards: ToolCard[];
}

/** What the site's data tells every page of the tools of the navbar, which come when they are opened. */
export interface RelatedToolsData {
  hasRelatedTools: boolean;
}

/** What a site tells the theme about the tools around its product; without them nothing shows. */
export interface ToolOptions {
  /** The tools of the navbar, in groups. */
  relatedTools?: RelatedToolGroup[];
  /** The landing page's section by language; `tools` in the frontmatter of a home page wins. */
  toolSections?: Record<string, ToolSection>;
}

/** What the data of a home page carries. */
export interface ToolSectionData {
  toolSection?: ToolSection;
}
