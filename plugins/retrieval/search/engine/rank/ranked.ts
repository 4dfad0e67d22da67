/** A found section. */
export interface Ranked {
  section: number;
  score: number;
}
