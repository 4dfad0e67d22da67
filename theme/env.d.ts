/// <reference types="@rsbuild/core/types" />

interface ImportMetaEnv {
  /** Whether a page is rendered to Markdown. */
  readonly SSG_MD?: boolean;
}

declare module 'virtual-related-tools' {
  /** The tools that the site passes to `pluginTheme`. */
  const groups: import('./home/toolOptions').RelatedToolGroup[];
  export default groups;
}

declare module 'virtual-offline' {
  /** Loads the dialog for offline reading. `undefined` on a site without packs. */
  export const loadOffline:
    | typeof import('./components/Offline/loadOffline').loadOffline
    | undefined;
}

declare module 'virtual-social-links' {
  /** The SVG of the icons in `themeConfig.socialLinks`, from Rspress. */
  const icons: Record<string, string>;
  export default icons;
}
