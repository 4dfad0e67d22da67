// Imported by both sides: the build, which sets the values, and the theme, which shows them.

/** A previous or next page that a plugin has set. */
export interface ShownNeighbor {
  text: string;
  link: string;
}

/** The page data for the links to the previous and next page. `null` means none, regardless of the sidebar. */
export interface PageNeighbors {
  neighbors?: { previous?: ShownNeighbor | null; next?: ShownNeighbor | null };
}
