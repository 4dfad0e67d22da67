// Both sides import this file: the build, which decides, and the theme, which shows it.

/** A page that a plugin names as the one before or after another. */
export interface ShownNeighbor {
  text: string;
  link: string;
}

/** What the data of a page says of the pages around it; `null` is none, whatever the sidebar has. */
export interface PageNeighbors {
  neighbors?: { previous?: ShownNeighbor | null; next?: ShownNeighbor | null };
}
