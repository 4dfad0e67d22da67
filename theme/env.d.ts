/// <reference types="@rsbuild/core/types" />

interface ImportMetaEnv {
  /** Whether a page is being rendered to Markdown. */
  readonly SSG_MD?: boolean;
}

declare module 'virtual-related-tools' {
  /** The tools that the site gives to `pluginTheme`. */
  const groups: import('./home/toolOptions').RelatedToolGroup[];
  export default groups;
}

declare module 'virtual-offline' {
  /** Loads the dialog for reading offline; `undefined` on a site without packs. */
  export const loadOffline:
    | typeof import('./components/Offline/loadOffline').loadOffline
    | undefined;
}

declare module 'virtual-social-links' {
  /** The SVG of every icon that `themeConfig.socialLinks` names, from Rspress. */
  const icons: Record<string, string>;
  export default icons;
}
