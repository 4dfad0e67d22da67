/** What the dialog gets on a site that counts nothing. */
export default undefined;
