/** A tool in the popover of the navbar. Texts without a language are Chinese, or serve both. */
export interface RelatedTool {
  name: string;
  /** A short description of the tool. */
  desc: string;
  descEn?: string;
  /** The URL of the tool: `https://…`. */
  url: string;
  urlEn?: string;
  /** The logo of the tool, a file in `public` such as `/tools/bundler.svg`. */
  logo: string;
  /** The factor by which the logo is scaled, for images with unusually wide or narrow margins. @default 1 */
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
  /** The text of the link: `rspack.rs`. */
  urlText: string;
}

/** The section of tools on the home page, in one language. */
export interface ToolSection {
  heading: string;
  tagline: string;
  cards: ToolCard[];
}

/**
 * The data about the navbar's tools on every page. The tools themselves are loaded when the popover
 * opens.
 */
export interface RelatedToolsData {
  hasRelatedTools: boolean;
}

/** What a site tells the theme about the tools around its product; without them nothing shows. */
export interface ToolOptions {
  /** The groups of related tools in the navbar. */
  relatedTools?: RelatedToolGroup[];
  /**
   * The tools section of the home page, by language. `tools` in the frontmatter of a home page
   * takes precedence.
   */
  toolSections?: Record<string, ToolSection>;
}

/** The tools in the data of a home page. */
export interface ToolSectionData {
  toolSection?: ToolSection;
}
