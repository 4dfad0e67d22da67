const NAME = /^(?:[a-z_$@-][\w$@/.:-]*[\w$]|[A-Z]\w*(?:\.(?!js$)[\w$]+)+)$/;

/**
 * Whether a heading is a name in code: `entry`, `output.path`, `Rule.test`, `builtin:swc-loader`
 * and `--config` are names. `Overview` is a word, and `Node.js` is not code.
 */
export function isName(text: string): boolean {
  return NAME.test(text);
}
