/** Options of `pluginSocialCards`, and of the setting `socialCards`. */
export interface SocialCardsOptions {
  /**
   * Font files for letters that Instrument Sans does not have, such as those of Chinese, from the folder
   * of the site: `.ttf`, `.otf`, `.ttc` or `.woff`. The first one that has a letter draws it.
   *
   * @default none
   */
  fonts?: readonly string[];
  /** The languages whose pages get a card; others keep the picture of the site. @default all */
  languages?: readonly string[];
}
