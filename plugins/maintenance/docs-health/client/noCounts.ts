/** The module for sites that count nothing. */
export default undefined;
