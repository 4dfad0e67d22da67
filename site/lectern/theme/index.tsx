/** The theme of this site: Lectern's, with a picture of its own on the landing page. */
export * from '../../../theme';
export { PagePicture as HeroPicture } from './PagePicture';
