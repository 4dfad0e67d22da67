/** The theme of this site: Lectern's theme with a custom picture on the home page. */
export * from '../../../theme';
export { PagePicture as HeroPicture } from './PagePicture';
