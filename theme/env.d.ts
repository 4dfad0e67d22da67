/// <reference types="@rsbuild/core/types" />

interface ImportMetaEnv {
  /** Whether a page is being rendered to Markdown. */
  readonly SSG_MD?: boolean;
}
