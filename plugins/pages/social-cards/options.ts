/** Options of `pluginSocialCards`, and of the `socialCards` setting. */
export interface SocialCardsOptions {
  /**
   * Font files (`.ttf`, `.otf`, `.ttc` or `.woff`) for characters that Instrument Sans does not
   * contain, such as Chinese characters. Paths are relative to the folder of the site. For each
   * character, the first font that contains it is used.
   *
   * @default none
   */
  fonts?: readonly string[];
  /**
   * The languages whose pages have their own image. Pages in other languages use the image of the
   * site.
   * @default all
   */
  languages?: readonly string[];
}
