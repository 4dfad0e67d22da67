/** Options of `pluginSocialCards`, and of the `socialCards` setting. */
export interface SocialCardsOptions {
  /**
   * Font files for characters that Instrument Sans does not have, such as Chinese ones, relative to
   * the folder of the site: `.ttf`, `.otf`, `.ttc` or `.woff`. The first font that has a character
   * is used for it.
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
